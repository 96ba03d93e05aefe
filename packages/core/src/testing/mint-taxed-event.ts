import type { Currency } from '@foyer/contracts/money'
import { taxOrFeeBody } from '@foyer/contracts/tax-or-fee/tax-or-fee'
import type { Ticket } from '@foyer/contracts/ticket/ticket'
import { updateEventStatus } from '../event/update-event.ts'
import { bookOrder } from '../ledger/book-order.ts'
import { refundOrder } from '../order/refund-order.ts'
import { makeRefund } from '../settlement/make-refund.ts'
import { checkPayment } from '../settlement/settle-payment.ts'
import { readOrder } from '../store/order/order-entity.ts'
import { createTaxOrFee } from '../tax-or-fee/taxes-and-fees.ts'
import type { Context } from '../verb.ts'
import { nameBuyer, reserve } from './buy.ts'
import { mintEvent } from './mint-event.ts'
import { connectAccount } from './mint-live-event.ts'
import { accountOf, mintOwner } from './mint-owner.ts'
import { mintTicket } from './mint-ticket.ts'
import { cards, payInBrowser } from './pay.ts'
import { testContext } from './test-context.ts'

export interface TaxedEvent {
  /** The event's owner. */
  ctx: Context
  account_id: string
  event_id: string
  ticket: Ticket
  stripe_account_id: string
  /** An order of a number of tickets that was paid at Stripe and booked. Returns its link id. */
  sold: (quantity?: number, at?: Context, card?: string) => Promise<string>
  /** The same, and not booked yet. */
  paid: (quantity?: number, at?: Context, card?: string) => Promise<string>
}

/** A live event with a ticket at 20.00 that bears a service fee of 5 % and 19 % VAT: 24.99 in all. */
export async function mintTaxedEvent(currency: Currency = 'EUR'): Promise<TaxedEvent> {
  const { ctx } = await mintOwner()
  const stripe_account_id = await connectAccount(ctx)
  const params = { account_id: accountOf(ctx) }
  const charges = [
    { name: 'Service', type: 'FEE', rate: 5000 },
    { name: 'VAT', type: 'TAX', rate: 19_000 },
  ] as const
  const tax_and_fee_ids = []
  for (const charge of charges) {
    const body = taxOrFeeBody.parse({ ...charge, calculation_type: 'PERCENTAGE' })
    tax_and_fee_ids.push((await createTaxOrFee(ctx, { params, body })).id)
  }
  const event = await mintEvent(ctx, { currency })
  const ticket = await mintTicket(ctx, event.id, {
    type: 'PAID',
    title: 'Seat',
    prices: [{ price: 2000, quantity_available: null }],
    tax_and_fee_ids,
  })
  await updateEventStatus(ctx, { params: { event_id: event.id }, body: { status: 'LIVE' } })
  const paid: TaxedEvent['paid'] = async (quantity = 1, at = testContext(), card = cards.success) => {
    const { short_id } = await nameBuyer(await reserve(ticket, quantity, at), at)
    await payInBrowser(short_id, card, at)
    await checkPayment(at, short_id)
    return short_id
  }
  return {
    ...{ ctx, ...params, event_id: event.id, ticket, stripe_account_id },
    paid,
    async sold(...given) {
      const short_id = await paid(...given)
      await bookOrder(testContext(), short_id)
      return short_id
    },
  }
}

/** Refunds an order as its organizer does, and books it. */
export async function refundAndBook(ctx: Context, short_id: string, amount: number): Promise<void> {
  const { event_id } = await readOrder(short_id)
  const params = { event_id, order_short_id: short_id }
  await refundOrder(ctx, { params, body: { amount, cancel_order: false, notify_buyer: false } })
  const row = (await readOrder(short_id)).refunds.at(-1)
  await makeRefund(testContext(), short_id, row?.id ?? '')
  await bookOrder(testContext(), short_id)
}
