import { describe, expect, it } from 'vitest'
import { reactivateAttendee } from '../attendee/cancel-attendee.ts'
import { activateAttendees } from '../attendee/change-attendee.ts'
import { getPublicOrder } from '../order/get-public-order.ts'
import { readAttendee } from '../store/attendee/attendee-entity.ts'
import { readOrder } from '../store/order/order-entity.ts'
import { scan } from '../testing/at-the-door.ts'
import { reserve } from '../testing/buy.ts'
import { letSelfServe } from '../testing/let-self-serve.ts'
import { type Cancellable, cancelAll, mintCancellable } from '../testing/mint-cancellable.ts'
import { mintCheckInList } from '../testing/mint-check-in-list.ts'
import { accept, letPassOn, mintPassableTicket, offer } from '../testing/mint-offered-ticket.ts'
import { cards } from '../testing/pay.ts'
import { testContext } from '../testing/test-context.ts'
import { cancelOwnTickets } from './cancel-own-tickets.ts'

const refusal = (code: string) => ({ code })
const shown = ({ order_short_id }: Cancellable) =>
  getPublicOrder(testContext(), { params: { order_short_id } })
const sentBy = async (order_short_id: string): Promise<string[]> =>
  ((await readOrder(order_short_id)).outbox ?? []).map(({ name }: { name: string }) => name)

describe('the order’s page', () => {
  it('shows until when, what is kept of each ticket and what can come back', async () => {
    const sale = await mintCancellable({
      cancel_hours: 24,
      cancel_fee_rate: 10_000,
      cancel_fee_per_ticket: 50,
    })
    const { cancellation, event } = await shown(sale)
    expect(cancellation).toEqual({
      until: new Date(Date.parse(event.start_date) - 24 * 3_600_000).toISOString(),
      refund_left: 4800,
      tickets: sale.ids.map((short_id) => ({ short_id, price: 2400, fee: 290 })),
    })
  })

  it('offers nothing where the event does not allow it, and nothing for what was paid elsewhere', async () => {
    expect((await shown(await mintCancellable({ can_cancel: false }))).cancellation).toBeNull()
    const free = await mintPassableTicket()
    const params = { order_short_id: free.order.short_id }
    await letSelfServe(free.ctx, free.event.id, { can_cancel: true })
    expect((await getPublicOrder(testContext(), { params })).cancellation).toBeNull()
    await letSelfServe(free.ctx, free.event.id, { can_cancel_free: true })
    expect((await getPublicOrder(testContext(), { params })).cancellation).toMatchObject({ refund_left: 0 })
  })

  it('never keeps more than was paid for a ticket', async () => {
    const sale = await mintCancellable({ cancel_fee_rate: 50_000, cancel_fee_per_ticket: 5000 })
    expect((await shown(sale)).cancellation?.tickets).toMatchObject([{ fee: 2400 }, { fee: 2400 }])
    await cancelAll(sale, 0)
    expect(await readOrder(sale.order_short_id)).toMatchObject({ status: 'CANCELLED', refunds: [] })
  })
})

describe('cancelling by the buyer', () => {
  it('ends the whole order: stock returns once, and the shown refund is asked for', async () => {
    const sale = await mintCancellable({ cancel_fee_rate: 10_000 })
    expect(await cancelAll(sale, 4320)).toMatchObject({
      status: 'CANCELLED',
      refund_status: 'REFUND_PENDING',
    })
    const { refunds } = await readOrder(sale.order_short_id)
    expect(refunds).toMatchObject([{ amount: 4320, status: 'PENDING', reason: 'REFUND' }])
    expect(await sale.stock()).toEqual({ sold: 0, held: 0, drift: 0 })
    expect(await sentBy(sale.order_short_id)).toEqual(
      expect.arrayContaining(['orderCancelledNoticeDue', 'refundDue', 'actionTaken']),
    )
    for (const id of sale.ids) expect(await readAttendee(id)).toMatchObject({ status: 'CANCELLED' })
  })

  it('ends one ticket and leaves the other', async () => {
    const sale = await mintCancellable({})
    const [one = '', other = ''] = sale.ids
    expect(await sale.cancel([one], 2400)).toMatchObject({ status: 'COMPLETED' })
    expect(await readAttendee(one)).toMatchObject({ status: 'CANCELLED' })
    expect(await readAttendee(other)).toMatchObject({ status: 'ACTIVE' })
    expect(await sale.stock()).toEqual({ sold: 1, held: 0, drift: 0 })
    await activateAttendees(sale.order_short_id)
    expect(await sale.stock()).toEqual({ sold: 1, held: 0, drift: 0 })
  })

  it('keeps the terms of the purchase when the event’s become worse, and takes better ones', async () => {
    const sale = await mintCancellable({ cancel_fee_rate: 10_000 })
    await letSelfServe(sale.ctx, sale.event_id, { cancel_fee_rate: 50_000 })
    expect((await shown(sale)).cancellation?.tickets).toMatchObject([{ fee: 240 }, { fee: 240 }])
    await letSelfServe(sale.ctx, sale.event_id, { can_cancel: false })
    expect((await shown(sale)).cancellation?.tickets).toMatchObject([{ fee: 240 }, { fee: 240 }])
    await letSelfServe(sale.ctx, sale.event_id, { can_cancel: true, cancel_fee_rate: 0 })
    expect((await shown(sale)).cancellation?.tickets).toMatchObject([{ fee: 0 }, { fee: 0 }])
  })

  it('by the same key again answers the same, and by another click is refused', async () => {
    const sale = await mintCancellable({})
    const ctx = { ...testContext(), idempotencyKey: `cancel-${sale.order_short_id}` }
    await cancelAll(sale, 4800, ctx)
    expect(await cancelAll(sale, 4800, ctx)).toMatchObject({ status: 'CANCELLED' })
    await expect(cancelAll(sale, 4800)).rejects.toMatchObject(refusal('order.not_completed'))
    expect((await readOrder(sale.order_short_id)).refunds).toHaveLength(1)
  })

  it('pays back no ticket twice that the organizer makes valid again', async () => {
    const sale = await mintCancellable({ cancel_fee_rate: 10_000 })
    const [one = ''] = sale.ids
    await sale.cancel([one], 2160)
    await sale.settle()
    const params = { event_id: sale.event_id, attendee_short_id: one }
    await reactivateAttendee(sale.ctx, { params })
    expect((await shown(sale)).cancellation?.tickets).toContainEqual({ short_id: one, price: 0, fee: 0 })
    await sale.cancel([one], 0)
    expect(await readOrder(sale.order_short_id)).toMatchObject({ refunded_total: 2160 })
  })

  it('of a free ticket at a sold-out event lets somebody else have it', async () => {
    const { ctx, event, order, held, kind } = await mintPassableTicket()
    await letSelfServe(ctx, event.id, { can_cancel_free: true })
    const params = { order_short_id: order.short_id }
    const body = { attendee_short_ids: [held.short_id], refund: 0 }
    await cancelOwnTickets(testContext(), { params, body })
    await reserve(kind)
    await expect(reserve(kind)).rejects.toMatchObject(refusal('order.sold_out'))
  })
})

describe('cancelling is refused', () => {
  it('when the refund is not the one that was shown', async () => {
    const sale = await mintCancellable({})
    await expect(cancelAll(sale, 4700)).rejects.toMatchObject({
      code: 'order.cancellation_changed',
      details: { refund: 4800 },
    })
    expect((await readOrder(sale.order_short_id)).status).toBe('COMPLETED')
  })

  it('from the deadline on', async () => {
    const sale = await mintCancellable({ cancel_hours: 24 })
    const deadline = Date.parse((await shown(sale)).event.start_date) - 24 * 3_600_000
    const late = { ...testContext(), now: new Date(deadline) }
    await expect(cancelAll(sale, 4800, late)).rejects.toMatchObject(refusal('order.not_cancellable'))
  })

  it('of a ticket that was admitted, and it is not offered', async () => {
    const sale = await mintCancellable({})
    const [one = '', other] = sale.ids
    await scan(await mintCheckInList({ event_id: sale.event_id }), one)
    await expect(sale.cancel([one], 2400)).rejects.toMatchObject(refusal('attendee.admitted'))
    expect((await shown(sale)).cancellation?.tickets).toMatchObject([{ short_id: other }])
  })

  it('of a ticket that was passed on: its new holder keeps it', async () => {
    const sale = await mintCancellable({})
    await letPassOn(sale.ctx, sale.event_id)
    const [one = '', other = ''] = sale.ids
    await accept((await offer({ short_id: one })).transfer_short_id)
    await expect(sale.cancel([one], 2400)).rejects.toMatchObject(refusal('attendee.passed_on'))
    expect(await sale.cancel([other], 2400)).toMatchObject({ status: 'COMPLETED' })
  })

  it('of a ticket that is cancelled already, and of another order’s', async () => {
    const sale = await mintCancellable({})
    const [one = ''] = sale.ids
    await sale.cancel([one], 2400)
    await expect(sale.cancel([one], 2400)).rejects.toMatchObject(refusal('attendee.cancelled'))
    const other = await mintCancellable({})
    await expect(sale.cancel(other.ids, 4800)).rejects.toMatchObject(refusal('attendee.not_found'))
  })

  it('while the payment is processing, and while an earlier refund is pending', async () => {
    const processing = await mintCancellable({}, cards.staysProcessing)
    await expect(cancelAll(processing, 4800)).rejects.toMatchObject(refusal('order.not_completed'))
    const sale = await mintCancellable({})
    const [one = '', other = ''] = sale.ids
    await sale.cancel([one], 2400)
    await expect(sale.cancel([other], 2400)).rejects.toMatchObject(refusal('order.refund_pending'))
  })
})
