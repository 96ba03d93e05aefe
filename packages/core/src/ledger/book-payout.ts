import { payoutDue } from '@foyer/contracts/ledger/ledger-messages'
import { type Currency, fromStripeAmount } from '@foyer/contracts/money'
import { StripeConnectionEntity } from '../store/account/account-entity.ts'
import {
  type KeptPayout,
  LedgerLineEntity,
  type LedgerLineItem,
  ledgerShardOf,
} from '../store/ledger/ledger-entity.ts'
import { askStripe, type StripePayout } from '../stripe/stripe.ts'
import { isConditionRefused, isConflict, outbox, toSend, untilWritten } from '../table/write.ts'
import { type Context, instantAfter } from '../verb.ts'
import { holdTransactions, type PayoutPlace, payoutKey } from './link-payout.ts'
import { type Booked, bookedAs, instantOf } from './stripe-facts.ts'

const atOnce = 100
/** Stripe says what an automatic payout holds some hours later. */
const askAgainSeconds = 3600
const mostTries = 72

/** A payout at a connected account. */
export interface PayoutOf {
  stripe_account_id: string
  payout_id: string
}

/**
 * Books a payout that has arrived or failed, and ties it to the lines that it holds (docs/decisions/0136). May run any number of times, and before or after
 * the lines. A payout of an account that Foyer does not know changes nothing. Errors: payment.unavailable, server.busy.
 */
export async function bookPayout(ctx: Context, { stripe_account_id, payout_id }: PayoutOf): Promise<void> {
  const { data: connection } = await StripeConnectionEntity.get({ stripe_account_id }).go()
  if (!connection) return
  const { account_id } = connection
  const options = { stripeAccount: stripe_account_id }
  const expand = ['balance_transaction', 'failure_balance_transaction']
  const payout = await askStripe((client) => client.payouts.retrieve(payout_id, { expand }, options))
  if (payout.status !== 'paid' && payout.status !== 'failed' && payout.status !== 'canceled') return
  const booked = bookedAs(payout.balance_transaction, null, payout_id)
  if (!booked) return
  const held = await readHeld(payout, stripe_account_id)
  const place: PayoutPlace = { payout_id, payout_at: booked.created }
  await writePayout(ctx, { account_id, stripe_account_id, place, payout, booked, held })
  const failed = bookedAs(payout.failure_balance_transaction, null, payout_id)
  if (failed) await writeFailure(account_id, payout, failed)
  const ids = held?.ids ?? []
  for (let done = 0; done < ids.length; done += atOnce)
    await holdTransactions(place, stripe_account_id, ids.slice(done, done + atOnce))
}

interface Held {
  ids: string[]
  net: number
}

/** All balance transactions in an automatic payout. Null where Stripe does not say, or not yet. */
async function readHeld(payout: StripePayout, stripeAccount: string): Promise<Held | null> {
  if (!payout.automatic || payout.reconciliation_status === 'in_progress') return null
  const held: Held = { ids: [], net: 0 }
  await askStripe((client) =>
    client.balanceTransactions
      .list({ payout: payout.id, limit: 100 }, { stripeAccount })
      .autoPagingEach(({ id, source, net }) => {
        // The payout's own is in the list.
        if (source === payout.id) return
        held.ids.push(id)
        held.net += net
      }),
  )
  return held
}

interface Found {
  account_id: string
  stripe_account_id: string
  place: PayoutPlace
  payout: StripePayout
  booked: Booked
  held: Held | null
}

async function writePayout(ctx: Context, found: Found): Promise<void> {
  const { account_id, stripe_account_id, place, payout, booked, held } = found
  const key = payoutKey(account_id, place)
  const { data: before } = await LedgerLineEntity.get(key).go({ consistent: true })
  const tries = before?.payout?.tries ?? 0
  const isOpen = payout.automatic && held === null && tries < mostTries
  const told: KeptPayout = {
    arrives_on: instantOf(payout.arrival_date).slice(0, 10),
    status: payout.status === 'paid' ? 'PAID' : 'FAILED',
    amount: payout.amount,
    held: held?.net ?? before?.payout?.held ?? null,
    tries: isOpen ? tries + 1 : tries,
  }
  const { payout_id } = place
  const again = isOpen
    ? toSend(payoutDue, { stripe_account_id, payout_id }, instantAfter(ctx, askAgainSeconds))
    : undefined
  const line = lineOf(payout, booked, { ...key, kind: 'PAYOUT' })
  // Its sums are left as they are: a line may have been added meanwhile.
  await untilWritten(async () => {
    try {
      await LedgerLineEntity.upsert(line)
        .set({ payout: told, ...outbox(again) })
        .go()
      return 'written'
    } catch (error) {
      if (isConflict(error)) return 'lost'
      throw error
    }
  })
}

/** The money is in the balance again. */
async function writeFailure(account_id: string, payout: StripePayout, failed: Booked): Promise<void> {
  const key = {
    ledger_account_id: account_id,
    shard: ledgerShardOf(payout.id),
    at: failed.created,
    line_id: `payout_failed:${payout.id}`,
  }
  try {
    await LedgerLineEntity.create(lineOf(payout, failed, { ...key, kind: 'PAYOUT_FAILED' })).go()
  } catch (error) {
    if (!isConditionRefused(error)) throw error
  }
}

type Place = Pick<LedgerLineItem, 'ledger_account_id' | 'shard' | 'at' | 'line_id' | 'kind'>

function lineOf({ currency }: StripePayout, { created: _, ...stripe }: Booked, place: Place): LedgerLineItem {
  const code = currency.toUpperCase() as Currency
  return {
    ...place,
    paid_by: 'STRIPE',
    event_id: null,
    order_reference: null,
    currency: code,
    gross: fromStripeAmount(stripe.amount, code),
    ...{ price: 0, fee: 0, tax: 0, charges: [], stripe },
  }
}
