import { bookOrder, planOrder } from '../ledger/book-order.ts'
import { bookPayout } from '../ledger/book-payout.ts'
import { readAccount } from '../store/account/account-entity.ts'
import { askStripe } from '../stripe/stripe.ts'
import { type Context, isAppError } from '../verb.ts'
import { readCounted } from './mend-statistics.ts'

const atOnce = 5

/** A line that an order and Stripe say there should be, and the ledger lacks or has without Stripe's amounts. */
export interface LedgerDrift {
  order_reference: string
  line_id: string
  gross: number
}

/** Compares an event's lines with its orders and with Stripe, and changes nothing. */
export async function rebuildLedger(event_id: string): Promise<LedgerDrift[]> {
  const [orders] = await readCounted(event_id)
  return driftOf(orders.map(({ short_id }) => short_id))
}

/** The same for some orders. */
export async function driftOf(short_ids: readonly string[]): Promise<LedgerDrift[]> {
  const found: LedgerDrift[] = []
  for (let done = 0; done < short_ids.length; done += atOnce) {
    const plans = await Promise.all(short_ids.slice(done, done + atOnce).map(planOrder))
    for (const plan of plans)
      for (const { line_id, gross } of plan?.missing ?? [])
        found.push({ order_reference: plan?.order.reference ?? '', line_id, gross })
  }
  return found
}

/** Writes every line that an event's orders should have; those that are there stay. Answers how many orders there are. */
export async function bookEvent(ctx: Context, event_id: string): Promise<number> {
  const [orders] = await readCounted(event_id)
  for (let done = 0; done < orders.length; done += atOnce)
    await Promise.all(orders.slice(done, done + atOnce).map(({ short_id }) => bookOrder(ctx, short_id)))
  return orders.length
}

/** Books every payout of an account's Stripe account since a moment (UTC instant). Answers how many Stripe has; none of an account that has disconnected Foyer. */
export async function bookPayouts(ctx: Context, account_id: string, since: string): Promise<number> {
  const { stripe_account_id } = await readAccount(account_id)
  if (stripe_account_id === null) return 0
  const created = { gte: Math.floor(Date.parse(since) / 1000) }
  const options = { stripeAccount: stripe_account_id }
  try {
    const payouts = await askStripe((client) =>
      client.payouts.list({ created, limit: 100 }, options).autoPagingToArray({ limit: 10_000 }),
    )
    for (const { id } of payouts) await bookPayout(ctx, { stripe_account_id, payout_id: id })
    return payouts.length
  } catch (error) {
    if (isAppError(error, 'payment.not_available')) return 0
    throw error
  }
}
