import { cancelOrderBody, createManualOrderBody, refundOrderBody } from '@foyer/contracts/order/order-bodies'
import { cancelAttendee, reactivateAttendee } from '@foyer/core/attendee/cancel-attendee'
import { cancelOrder } from '@foyer/core/order/cancel-order'
import { createManualOrder } from '@foyer/core/order/create-manual-order'
import { getOrder, resendOrderConfirmation } from '@foyer/core/order/get-order'
import { markOrderPaid } from '@foyer/core/order/mark-order-paid'
import { refundOrder } from '@foyer/core/order/refund-order'
import { newLinkId } from '@foyer/core/random-id'
import fc from 'fast-check'
import { rowLines } from '../world/mint-rows.ts'
import { type KnownOrder, knownOrder, organizer, type World } from '../world/world.ts'
import { chosen, withOrder } from './buyer-steps.ts'
import { pick, step } from './step.ts'

const paramsOf = (world: World, { short_id }: KnownOrder) => ({
  event_id: world.event_id,
  order_short_id: short_id,
})

export const cancel = step(
  'cancel',
  fc.record({ order: pick, refund: fc.boolean(), notify_buyer: fc.boolean() }),
  (world, { order, ...body }) =>
    withOrder(world, order, async (known) => {
      const params = paramsOf(world, known)
      known.isCancelled = true
      const { refund_status } = await cancelOrder(organizer(world), {
        params,
        body: cancelOrderBody.parse(body),
      })
      return `cancelled ${refund_status}`
    }),
)

/** Refunds a share of what was paid, or what is left of it if that is less. */
export const refund = step(
  'refund',
  fc.record({ order: pick, percent: fc.constantFrom(1, 33, 50, 100), cancel_order: fc.boolean() }),
  (world, { order, percent, cancel_order }) =>
    withOrder(world, order, async (known) => {
      const params = paramsOf(world, known)
      const { total } = await getOrder(organizer(world), { params })
      if (total === 0) return 'free'
      const amount = Math.ceil((total * percent) / 100)
      known.isCancelled ||= cancel_order
      const body = refundOrderBody.parse({ amount, cancel_order })
      await refundOrder(organizer(world), { params, body })
      return 'requested'
    }),
)

export const resend = step('resend', fc.record({ order: pick }), (world, { order }) =>
  withOrder(world, order, async (known) => {
    await resendOrderConfirmation(organizer(world), { params: paramsOf(world, known) })
    known.resends += 1
    return 'sent'
  }),
)

/** Somebody pays at the box office (specification §5). */
export const sellByHand = step(
  'sell by hand',
  fc.record({
    ticket: pick,
    quantity: fc.integer({ min: 1, max: 2 }),
    notify_buyer: fc.boolean(),
    rows: fc.constantFrom(0, 0, 42, 50),
  }),
  async (world, { ticket, quantity, notify_buyer, rows }) => {
    const person = { first_name: 'Max', last_name: 'Manual', email: `max-${newLinkId()}@example.com` }
    const lines = rowLines(world, { from: ticket, count: rows }) ?? [chosen(world, { ticket, quantity })]
    const order = await createManualOrder(organizer(world), {
      params: { event_id: world.event_id },
      body: createManualOrderBody.parse({ ...person, lines, notify_buyer }),
    })
    world.orders.push(knownOrder(order.short_id))
    return 'sold'
  },
)

export const markPaid = step('mark as paid', fc.record({ order: pick }), (world, { order }) =>
  withOrder(world, order, async (known) => {
    await markOrderPaid(organizer(world), { params: paramsOf(world, known) })
    return 'paid'
  }),
)

/** Cancels one ticket of an order (F12). */
export const cancelTicket = step(
  'cancel ticket',
  fc.record({ order: pick, ticket: pick }),
  (world, { order, ticket }) =>
    withOrder(world, order, async (known) => {
      const { attendees } = await getOrder(organizer(world), { params: paramsOf(world, known) })
      const { short_id: attendee_short_id = '' } = attendees[ticket % attendees.length] ?? {}
      const params = { event_id: world.event_id, attendee_short_id }
      known.isCancelled = true
      await cancelAttendee(organizer(world), { params })
      known.ticketChanges += 1
      world.cancelledTickets.push({ order: known, attendee_short_id })
      return 'cancelled'
    }),
)

/** Makes one cancelled ticket valid again, if there is stock for it (F12). */
export const reactivateTicket = step(
  'reactivate ticket',
  fc.record({ ticket: pick }),
  async (world, { ticket }) => {
    const cancelled = world.cancelledTickets[ticket % Math.max(1, world.cancelledTickets.length)]
    if (!cancelled) return 'nothing'
    const { order, attendee_short_id } = cancelled
    await reactivateAttendee(organizer(world), { params: { event_id: world.event_id, attendee_short_id } })
    order.ticketChanges += 1
    return 'valid'
  },
)
