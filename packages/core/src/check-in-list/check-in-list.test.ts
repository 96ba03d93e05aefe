import { checkInListBody } from '@foyer/contracts/check-in-list/check-in-list'
import { beforeAll, describe, expect, it } from 'vitest'
import { listAuditEntries } from '../audit/list-audit-entries.ts'
import { listDoorAttendees } from '../check-in/list-door-attendees.ts'
import { newId, newLinkId } from '../random-id.ts'
import { CheckInListLinkEntity } from '../store/check-in-list/check-in-list-entity.ts'
import { type MintedEvent, mintBareEvent, mintEventWithTicket } from '../testing/mint-event-with-ticket.ts'
import { accountOf } from '../testing/mint-owner.ts'
import { recordReports } from '../testing/record-reports.ts'
import { at, testContext } from '../testing/test-context.ts'
import { checkInListState, closesAt } from './open-check-in-list.ts'
import { getPublicCheckInList, listCheckInLists } from './read-check-in-lists.ts'
import {
  createCheckInList,
  deleteCheckInList,
  renewCheckInListLink,
  updateCheckInList,
} from './write-check-in-list.ts'

let event: Awaited<ReturnType<typeof mintEventWithTicket>>
let stranger: MintedEvent

beforeAll(async () => {
  event = await mintEventWithTicket({ sold: 3 })
  stranger = await mintBareEvent()
})

const bodyOf = (given: object = {}) => checkInListBody.parse({ name: 'Main door', ...given })

function create(given: object = {}, { ctx, event_id } = event as MintedEvent) {
  return createCheckInList(ctx, { params: { event_id }, body: bodyOf(given) })
}

const open = (check_in_list_short_id: string) =>
  getPublicCheckInList(testContext(), { params: { check_in_list_short_id } })

describe('createCheckInList', () => {
  // Specification: 3.check-in-list-fields
  it('works, and its link opens at once', async () => {
    const list = await create({ description: 'East gate', ticket_ids: [event.ticket.id] })
    expect(list).toMatchObject({ name: 'Main door', state: 'ACTIVE', attendees: 3, checked_in: 0 })
    expect(await open(list.short_id)).toMatchObject({
      name: 'Main door',
      description: 'East gate',
      attendees: 3,
      event: { id: event.event_id, title: 'Night of Sounds', timezone: 'Europe/Berlin', is_test: false },
    })
  })

  it('refuses an event without tickets, and tickets of other events', async () => {
    await expect(create({}, stranger)).rejects.toMatchObject({ code: 'ticket.required' })
    await expect(create({ ticket_ids: [newId('ticket')] })).rejects.toMatchObject({
      code: 'request.invalid',
      errors: { ticket_ids: expect.any(Array) },
    })
  })
})

describe('listCheckInLists', () => {
  it('works, by name', async () => {
    const { ctx, event_id } = await mintEventWithTicket()
    for (const name of ['gate 10', 'Gate 9', 'Éntrance']) await create({ name }, { ctx, event_id })
    const lists = (await listCheckInLists(ctx, { params: { event_id }, query: { page: 1, per_page: 20 } }))
      .data
    expect(lists.map(({ name }) => name)).toEqual(['Éntrance', 'Gate 9', 'gate 10'])
  })
})

describe('updateCheckInList', () => {
  it('works, and the link stays', async () => {
    const { id, short_id } = await create()
    const params = { event_id: event.event_id, check_in_list_id: id }
    const body = bodyOf({ name: 'Back door', expires_at: '2020-01-01T00:00:00Z' })
    expect(await updateCheckInList(event.ctx, { params, body })).toMatchObject({ short_id, state: 'EXPIRED' })
    expect(await open(short_id)).toMatchObject({ name: 'Back door', state: 'EXPIRED' })
  })

  it('refuses a list of another event', async () => {
    const { id } = await create()
    const params = { event_id: stranger.event_id, check_in_list_id: id }
    await expect(updateCheckInList(stranger.ctx, { params, body: bodyOf() })).rejects.toMatchObject({
      code: 'check_in_list.not_found',
    })
  })
})

describe('deleteCheckInList', () => {
  it('works, and its link ends at once', async () => {
    const { id, short_id } = await create()
    const params = { event_id: event.event_id, check_in_list_id: id }
    await deleteCheckInList(event.ctx, { params })
    await expect(open(short_id)).rejects.toMatchObject({ code: 'check_in_list.not_found' })
    await expect(deleteCheckInList(event.ctx, { params })).rejects.toMatchObject({
      code: 'check_in_list.not_found',
    })
  })
})

describe('renewCheckInListLink', () => {
  const renew = (id: string, ctx = event.ctx) =>
    renewCheckInListLink(ctx, { params: { event_id: event.event_id, check_in_list_id: id } })

  it('gives the door a new link, ends the old one at once, and says so there and in the audit log', async () => {
    const { id, short_id } = await create({ name: 'Lost link' })
    const renewed = await renew(id)
    expect(renewed).toMatchObject({ id, name: 'Lost link', state: 'ACTIVE' })
    expect(renewed.short_id).not.toBe(short_id)
    expect(await open(renewed.short_id)).toMatchObject({ id, name: 'Lost link' })
    const ended = { code: 'check_in_list.link_renewed', status: 410 }
    const params = { check_in_list_short_id: short_id }
    await expect(open(short_id)).rejects.toMatchObject(ended)
    await expect(
      listDoorAttendees(testContext(), { params, query: { page: 1, per_page: 1 } }),
    ).rejects.toMatchObject(ended)
    const { data: link } = await CheckInListLinkEntity.get({ short_id: renewed.short_id }).go()
    await recordReports(link)
    const log = await listAuditEntries(event.ctx, {
      params: { account_id: accountOf(event.ctx) },
      query: { page: 1, per_page: 20, filter_fields: { subject_id: { eq: id } } },
    })
    expect(log.data).toMatchObject([{ action: 'check_in_list.link_renewed', subject_name: 'Lost link' }])
    expect(JSON.stringify(log.data)).not.toContain(renewed.short_id)
  })

  it('keeps the new link when a change that was begun before is saved', async () => {
    const { id } = await create()
    const params = { event_id: event.event_id, check_in_list_id: id }
    const body = { name: 'Renamed' }
    const [renewed] = await Promise.all([renew(id), updateCheckInList(event.ctx, { params, body })])
    expect(await open(renewed.short_id)).toMatchObject({ name: 'Renamed', short_id: renewed.short_id })
  })

  it('answers that a deleted list is not found', async () => {
    const { id, short_id } = await create()
    await renew(id)
    await deleteCheckInList(event.ctx, { params: { event_id: event.event_id, check_in_list_id: id } })
    await expect(open(short_id)).rejects.toMatchObject({ code: 'check_in_list.not_found' })
    await expect(renew(id)).rejects.toMatchObject({ code: 'check_in_list.not_found' })
  })
})

describe('a door’s link', () => {
  it('ends when its list expires, or a week after the end of the event', () => {
    const dates = { start_date: '2026-05-01T18:00:00.000Z', end_date: '2026-05-02T02:00:00.000Z' }
    expect(closesAt({ expires_at: null }, dates)).toBe('2026-05-09T02:00:00.000Z')
    expect(closesAt({ expires_at: null }, { ...dates, end_date: null })).toBe('2026-05-08T18:00:00.000Z')
    expect(closesAt({ expires_at: '2026-05-01T23:00:00.000Z' }, dates)).toBe('2026-05-01T23:00:00.000Z')
  })

  it('admits no one after that week when its list has no end', async () => {
    const { short_id, closes_at, expires_at } = await create()
    expect(expires_at).toBeNull()
    const params = { check_in_list_short_id: short_id }
    const query = { page: 1, per_page: 1 }
    const before = at(testContext(), new Date(Date.parse(closes_at ?? '') - 1).toISOString())
    await listDoorAttendees(before, { params, query })
    const after = listDoorAttendees(at(testContext(), closes_at ?? ''), { params, query })
    await expect(after).rejects.toMatchObject({ code: 'check_in_list.expired' })
  })
})

describe('getPublicCheckInList', () => {
  it('refuses an unknown link', async () => {
    await expect(open(newLinkId())).rejects.toMatchObject({ code: 'check_in_list.not_found' })
  })
})

describe('checkInListState', () => {
  // Specification: 4.list-not-active 4.list-active 4.list-expired
  it('is active from its first instant until just before its last, in whatever zone they are written', () => {
    const list = { activates_at: '2026-05-01T18:00:00+02:00', closes_at: '2026-05-02T00:00:00Z' }
    const stateAt = (moment: string) => checkInListState(list, at(testContext(), moment).now)
    expect(stateAt('2026-05-01T15:59:59.999Z')).toBe('NOT_YET_ACTIVE')
    expect(stateAt('2026-05-01T16:00:00Z')).toBe('ACTIVE')
    expect(stateAt('2026-05-01T23:59:59.999Z')).toBe('ACTIVE')
    expect(stateAt('2026-05-02T00:00:00Z')).toBe('EXPIRED')
  })
})
