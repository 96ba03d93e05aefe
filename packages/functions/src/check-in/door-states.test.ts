import { randomUUID } from 'node:crypto'
import { nameBuyer, reserve } from '@foyer/core/testing/buy'
import { mintEventWithTicket } from '@foyer/core/testing/mint-event-with-ticket'
import { describe, expect, it } from 'vitest'
import { answered } from '../testing/answered.ts'
import { send } from '../testing/send.ts'

const fromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

describe('a check-in list (specification §4)', () => {
  // Specification: 4.list-not-active 4.list-active 4.list-expired
  it.each([
    ['NOT_YET_ACTIVE', { activates_at: fromNow(1) }],
    ['ACTIVE', { activates_at: fromNow(-1), expires_at: fromNow(1) }],
    ['ACTIVE', {}],
    ['EXPIRED', { expires_at: fromNow(-1) }],
  ])('is %s from its dates, to its organizer and its door', async (state, dates) => {
    const { ctx, event_id } = await mintEventWithTicket()
    const path = `/events/${event_id}/check-in-lists`
    const { id, short_id } = await answered<{ id: string; short_id: string }>(ctx, `POST ${path}`, {
      name: 'Gate',
      ...dates,
    })
    expect(await answered(ctx, `GET ${path}/${id}`)).toMatchObject({ state })
    expect(await answered(null, `GET /public/check-in-lists/${short_id}`)).toMatchObject({ state })
  })
})

describe('an attendee (specification §4)', () => {
  async function mintAttendee() {
    const { ctx, event_id, ticket } = await mintEventWithTicket()
    const { attendees } = await nameBuyer(await reserve(ticket))
    const { short_id = '', reference = '' } = attendees[0] ?? {}
    return { ctx, event_id, short_id, reference, path: `/events/${event_id}/attendees/${short_id}` }
  }

  // Specification: 4.attendee-active 4.attendee-cancelled
  it('is ACTIVE, CANCELLED and ACTIVE again, as its ticket says too', async () => {
    const { ctx, short_id, path } = await mintAttendee()
    for (const [action, status] of [
      ['cancel', 'CANCELLED'],
      ['reactivate', 'ACTIVE'],
    ] as const) {
      expect(await answered(ctx, `POST ${path}/${action}`)).toMatchObject({ status })
      expect(await answered(ctx, `GET ${path}`)).toMatchObject({ status })
      expect(await answered(null, `GET /public/attendees/${short_id}`)).toMatchObject({ status })
    }
  })

  // Specification: 3.attendee-check-in 4.attendee-checked-in
  it('is checked in, checked out, and checked in again', async () => {
    const { ctx, event_id, short_id, reference, path } = await mintAttendee()
    const list = await answered(ctx, `POST /events/${event_id}/check-in-lists`, { name: 'Gate' })
    const door = `/public/check-in-lists/${list.short_id}/check-ins`
    const scan = () => answered(null, `POST ${door}`, { code: short_id, scan_id: randomUUID() })
    const admitted = async () => (await answered<{ check_ins: unknown[] }>(ctx, `GET ${path}`)).check_ins
    await scan()
    expect(await admitted()).toMatchObject([{ check_in_list_id: list.id, checked_in_at: expect.any(String) }])
    expect((await send(null, `DELETE ${door}/${reference}`)).ok).toBe(true)
    expect(await admitted()).toEqual([])
    await scan()
    expect(await admitted()).toHaveLength(1)
  })
})
