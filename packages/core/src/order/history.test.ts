import { updateOrderBody } from '@foyer/contracts/order/order-bodies'
import { describe, expect, it } from 'vitest'
import { cancelAttendee, reactivateAttendee } from '../attendee/cancel-attendee.ts'
import { endedHold, withMoment } from '../order-state/order-states.ts'
import { readOrder } from '../store/order/order-entity.ts'
import { nameBuyer, reserve } from '../testing/buy.ts'
import { mintEventWithTicket } from '../testing/mint-event-with-ticket.ts'
import { getOrder, updateOrder } from './get-order.ts'

async function soldOrder() {
  const { ctx, event_id, ticket } = await mintEventWithTicket()
  const { short_id, attendees } = await nameBuyer(await reserve(ticket))
  const params = { event_id, order_short_id: short_id }
  const kinds = async () => (await getOrder(ctx, { params })).history.map(({ kind }) => kind)
  return { ctx, event_id, params, short_id, attendee_short_id: attendees[0]?.short_id ?? '', kinds }
}

describe('what happened to an order', () => {
  it('is kept from then on: details once, corrections and notes separately, with their authors', async () => {
    const { ctx, params, kinds } = await soldOrder()
    expect(await kinds()).toEqual(['DETAILS_GIVEN'])
    const { first_name, last_name, email } = await getOrder(ctx, { params })
    const body = updateOrderBody.parse({ first_name, last_name, email, notes: 'Pays cash' })
    const { history } = await updateOrder(ctx, { params, body })
    expect(history).toMatchObject([
      { kind: 'DETAILS_GIVEN', by: null },
      { kind: 'NOTES_CHANGED', by: 'Olive Owner' },
    ])
    await updateOrder(ctx, { params, body })
    expect(await kinds()).toHaveLength(2)
    await updateOrder(ctx, { params, body: { ...body, first_name: 'Beate' } })
    expect((await kinds()).at(-1)).toBe('EDITED')
  })

  it('tells of tickets that were cancelled and reactivated', async () => {
    const { ctx, event_id, attendee_short_id, kinds } = await soldOrder()
    const params = { event_id, attendee_short_id }
    await cancelAttendee(ctx, { params })
    await reactivateAttendee(ctx, { params })
    expect((await kinds()).slice(-2)).toEqual(['TICKET_CANCELLED', 'TICKET_REACTIVATED'])
  })

  it('tells of a hold that ended, and keeps the latest 100 moments', async () => {
    const { ctx, short_id } = await soldOrder()
    const order = await readOrder(short_id)
    expect(endedHold(ctx, order).after.history?.at(-1)).toMatchObject({ kind: 'EXPIRED' })
    let long = order
    for (let index = 0; index < 120; index += 1) long = withMoment(ctx, long, 'EDITED')
    expect(long.history).toHaveLength(100)
  })
})
