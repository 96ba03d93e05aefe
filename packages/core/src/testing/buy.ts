import type { PublicOrder } from '@foyer/contracts/order/order'
import type { Ticket } from '@foyer/contracts/ticket/ticket'
import { createOrder } from '../order/create-order.ts'
import { giveOrderDetails } from '../order/give-order-details.ts'
import type { Context } from '../verb.ts'
import { testContext } from './test-context.ts'

/** Reserves a quantity of a ticket's first price. */
export function reserve(ticket: Ticket, quantity = 1, ctx: Context = testContext()): Promise<PublicOrder> {
  return createOrder(ctx, {
    params: { event_id: ticket.event_id },
    body: { lines: [{ ticket_id: ticket.id, price_id: firstPriceOf(ticket), quantity }], locale: 'en' },
  })
}

/** Names the buyer and the holder of every ticket; completes a free order. */
export function nameBuyer(
  order: PublicOrder,
  ctx: Context = testContext(),
  email = 'bea@example.com',
): Promise<PublicOrder> {
  const person = { first_name: 'Bea', last_name: 'Buyer', email }
  const attendees = order.attendees.map(({ short_id }) => ({ short_id, ...person, answers: [] }))
  return giveOrderDetails(ctx, {
    params: { order_short_id: order.short_id },
    body: { ...person, answers: [], attendees },
  })
}

export function firstPriceOf(ticket: Ticket): string {
  const [price] = ticket.prices
  if (!price) throw new Error('This ticket has no price.')
  return price.id
}
