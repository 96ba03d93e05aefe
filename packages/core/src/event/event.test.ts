import { eventBody } from '@foyer/contracts/event/event'
import { describe, expect, it } from 'vitest'
import { mintEvent, mintOrganizer } from '../testing/mint-event.ts'
import { asOrganizer, mintOwner } from '../testing/mint-owner.ts'
import { mintSoldOrder } from '../testing/mint-sold-order.ts'
import { mintTicket } from '../testing/mint-ticket.ts'
import { at, later } from '../testing/test-context.ts'
import type { Context } from '../verb.ts'
import { getEvent } from './read-events.ts'
import { updateEvent, updateEventStatus } from './update-event.ts'

async function bodyLike(ctx: Context, event_id: string, given: object) {
  const { organizer_id, title, description, start_date, end_date, timezone, currency } = await getEvent(ctx, {
    params: { event_id },
  })
  const before = { organizer_id, title, description, start_date, end_date, timezone, currency }
  return eventBody.parse({ ...before, ...given })
}

describe('an event', () => {
  // Specification: 3.event-identity 3.event-text 4.event-draft 7.call-create-event 7.call-get-event
  // Specification: 7.call-update-event
  it('begins as a draft and is changed', async () => {
    const { ctx } = await mintOwner()
    const event = await mintEvent(ctx, {
      start_date: '2026-10-25T00:30:00Z',
      description: '<p onclick="x()">Hi</p>',
    })
    expect(event).toMatchObject({
      status: 'DRAFT',
      slug: 'night-of-sounds',
      start_date: '2026-10-25T00:30:00.000Z',
      end_date: null,
      description: '<p>Hi</p>',
      organizer: { name: 'Riverside Hall' },
      images: [],
    })
    const params = { event_id: event.id }
    expect(await getEvent(ctx, { params })).toEqual(event)
    const organizer = await mintOrganizer(ctx, { name: 'Other' })
    const body = await bodyLike(ctx, event.id, {
      title: '夜の音',
      organizer_id: organizer.id,
      currency: 'JPY',
    })
    const moment = later(ctx, 60)
    const changed = await updateEvent(moment, { params, body })
    expect(changed).toMatchObject({
      title: '夜の音',
      slug: 'event',
      currency: 'JPY',
      organizer: { name: 'Other' },
      updated_at: moment.now.toISOString(),
    })
    expect(await getEvent(ctx, { params })).toEqual(changed)
  })

  // Specification: 4.event-derived
  it('says where it stands in time', async () => {
    const { ctx } = await mintOwner()
    const dates = { start_date: '2026-03-29T00:00:00.000Z', end_date: '2026-03-29T03:00:00.000Z' }
    const { id: event_id } = await mintEvent(ctx, dates)
    const lifecycleAt = async (now: string) =>
      (await getEvent(at(ctx, now), { params: { event_id } })).lifecycle
    expect(await lifecycleAt('2026-03-28T23:59:59.999Z')).toBe('UPCOMING')
    expect(await lifecycleAt('2026-03-29T02:59:59.999Z')).toBe('ONGOING')
    expect(await lifecycleAt('2026-03-29T03:00:00.000Z')).toBe('ENDED')
  })

  // Specification: 3.event-identity 3.event-text
  it('keeps its currency once somebody holds or ordered tickets', async () => {
    const { ctx } = await mintOwner()
    const { id: event_id } = await mintEvent(ctx)
    await mintSoldOrder({ event_id })
    const body = await bodyLike(ctx, event_id, { currency: 'USD' })
    const refused = updateEvent(ctx, { params: { event_id }, body })
    await expect(refused).rejects.toMatchObject({ code: 'event.has_orders', status: 409 })
    const renamed = await bodyLike(ctx, event_id, { title: 'Renamed' })
    expect(await updateEvent(ctx, { params: { event_id }, body: renamed })).toMatchObject({
      title: 'Renamed',
    })
  })

  it('loses no change when several are made at once', async () => {
    const { ctx } = await mintOwner()
    const { id: event_id } = await mintEvent(ctx)
    await mintTicket(ctx, event_id)
    const params = { event_id }
    const body = await bodyLike(ctx, event_id, { title: 'Renamed' })
    await Promise.all([
      updateEvent(ctx, { params, body }),
      updateEventStatus(ctx, { params, body: { status: 'LIVE' } }),
    ])
    expect(await getEvent(ctx, { params })).toMatchObject({ title: 'Renamed', status: 'LIVE' })
  })

  it('refuses an organizer of another account, an end before the start, and is not there for others', async () => {
    const [{ ctx }, other] = await Promise.all([mintOwner(), mintOwner()])
    const theirs = await mintOrganizer(other.ctx)
    await expect(mintEvent(ctx, { organizer_id: theirs.id })).rejects.toMatchObject({
      code: 'organizer.not_found',
    })
    const backwards = { start_date: '2026-10-25T00:30:00Z', end_date: '2026-10-25T00:30:00Z' }
    await expect(mintEvent(ctx, backwards)).rejects.toThrow('The end must be after the start.')
    const { id: event_id } = await mintEvent(ctx)
    const body = await bodyLike(ctx, event_id, {})
    const params = { event_id }
    const notThere = { code: 'event.not_found', status: 404 }
    await expect(getEvent(other.ctx, { params })).rejects.toMatchObject(notThere)
    await expect(updateEvent(other.ctx, { params, body })).rejects.toMatchObject(notThere)
    await expect(updateEventStatus(other.ctx, { params, body: { status: 'LIVE' } })).rejects.toMatchObject(
      notThere,
    )
    expect(await getEvent(asOrganizer(ctx), { params })).toMatchObject({ id: event_id })
  })
})
