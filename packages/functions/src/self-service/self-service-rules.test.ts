import { newLinkId } from '@foyer/core/random-id'
import { scan } from '@foyer/core/testing/at-the-door'
import { letSelfServe } from '@foyer/core/testing/let-self-serve'
import { mintCancellable } from '@foyer/core/testing/mint-cancellable'
import { mintCheckInList } from '@foyer/core/testing/mint-check-in-list'
import { mintPassableTicket } from '@foyer/core/testing/mint-offered-ticket'
import { describe, expect, it } from 'vitest'
import { answered } from '../testing/answered.ts'
import { atFields, refusal, refusedAs } from '../testing/refusal.ts'

const person = { first_name: 'Nia', last_name: 'Next' }

describe('changing details by link', () => {
  it('works for the order and for the ticket where the event allows it', async () => {
    const { ctx, event, order, held } = await mintPassableTicket()
    const byOrder = `POST /public/orders/${order.short_id}/details`
    const byTicket = `POST /public/attendees/${held.short_id}/details`
    expect(await refusal(null, byOrder, person)).toEqual(refusedAs('order.not_changeable'))
    expect(await refusal(null, byTicket, person)).toEqual(refusedAs('order.not_changeable'))
    await letSelfServe(ctx, event.id, { can_change: true })
    const email = `nia-${newLinkId()}@example.com`
    expect(await answered(null, byOrder, { ...person, email })).toMatchObject({ ...person, email })
    expect(await answered(null, byTicket, person)).toMatchObject(person)
    expect(await refusal(null, byTicket, { ...person, email: 'no address' })).toEqual(
      atFields({ email: 'Enter a valid email address.' }),
    )
  })
})

describe('cancelling by link', () => {
  it('is answered with the cancelled order, and refused for another amount than was shown', async () => {
    const { order_short_id, ids } = await mintCancellable({ cancel_fee_rate: 10_000 })
    const call = `POST /public/orders/${order_short_id}/cancel`
    const of = (refund: number) => ({ attendee_short_ids: ids, refund })
    expect(await answered(null, `GET /public/orders/${order_short_id}`)).toMatchObject({
      cancellation: { refund_left: 4800 },
    })
    expect(await refusal(null, call, of(4800))).toMatchObject(refusedAs('order.cancellation_changed'))
    expect(await answered(null, call, of(4320))).toMatchObject({ status: 'CANCELLED', cancellation: null })
    expect(await refusal(null, call, of(4320))).toEqual(refusedAs('order.not_completed'))
  })

  it('is refused where the event does not allow it, and for a ticket that was admitted', async () => {
    const sale = await mintCancellable({})
    const [one = ''] = sale.ids
    const call = `POST /public/orders/${sale.order_short_id}/cancel`
    await scan(await mintCheckInList({ event_id: sale.event_id }), one)
    expect(await refusal(null, call, { attendee_short_ids: [one], refund: 2400 })).toEqual(
      refusedAs('attendee.admitted'),
    )
    const never = await mintCancellable({ can_cancel: false })
    expect(
      await refusal(null, `POST /public/orders/${never.order_short_id}/cancel`, {
        attendee_short_ids: never.ids,
        refund: 4800,
      }),
    ).toEqual(refusedAs('order.not_cancellable'))
  })
})
