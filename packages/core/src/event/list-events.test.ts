import { eventListQuery } from '@foyer/contracts/event/event'
import { including } from '@foyer/contracts/list'
import { describe, expect, it } from 'vitest'
import { EventEntity } from '../store/event/event-entity.ts'
import { mintEvent, mintOrganizer } from '../testing/mint-event.ts'
import { mintOwner } from '../testing/mint-owner.ts'
import { mintTicket } from '../testing/mint-ticket.ts'
import { at } from '../testing/test-context.ts'
import type { Context } from '../verb.ts'
import { listEvents } from './read-events.ts'
import { updateEvent, updateEventStatus } from './update-event.ts'

const now = '2026-06-15T12:00:00.000Z'

/** Five events of one account around `now`, one of them archived. */
async function mintEvents(): Promise<Context> {
  const { ctx } = await mintOwner()
  const { id: organizer_id } = await mintOrganizer(ctx)
  const dates: [title: string, start_date: string, end_date: string | null][] = [
    ['Spring', '2026-04-01T18:00:00Z', '2026-04-01T22:00:00Z'],
    ['Today', '2026-06-15T10:00:00Z', '2026-06-15T14:00:00Z'],
    ['Open end', '2026-06-14T13:00:00Z', null],
    ['Autumn', '2026-10-25T00:30:00Z', null],
    ['Älter', '2026-12-01T18:00:00Z', null],
  ]
  const events = await Promise.all(
    dates.map(([title, start_date, end_date]) =>
      mintEvent(ctx, { organizer_id, title, start_date, end_date }),
    ),
  )
  const event_id = events.at(-1)?.id ?? ''
  await updateEventStatus(ctx, { params: { event_id }, body: { status: 'ARCHIVED' } })
  return at(ctx, now)
}

async function titles(ctx: Context, query: object): Promise<string[]> {
  const { data } = await listEvents(ctx, { query: eventListQuery.parse(query) })
  return data.map(({ title }) => title)
}

describe('listEvents', () => {
  it('finds what changed since a moment, and takes the time of creation for rows that are older than the field', async () => {
    const ctx = await mintEvents()
    const { data } = await listEvents(ctx, { query: eventListQuery.parse({ sort_by: 'updated_at' }) })
    const id = data.find(({ title }) => title === 'Spring')?.id ?? ''
    // The world was minted by the real clock.
    const later = new Date(Date.now() + 3_600_000).toISOString()
    await updateEvent(at(ctx, later), { params: { event_id: id }, body: { title: 'Spring again' } })
    const since = { filter_fields: { updated_at: { gte: later } } }
    expect(await titles(ctx, since)).toEqual(['Spring again'])
    const { row } = (await EventEntity.get({ event_id: id }).go()).data ?? {}
    if (!row) throw new Error('no row')
    const { updated_at: _at, ...older } = row
    await EventEntity.patch({ event_id: id }).set({ row: older }).go()
    expect(await titles(ctx, since)).toEqual([])
    expect(await titles(ctx, { filter_fields: { updated_at: { eq: older.created_at } } })).toContain(
      'Spring again',
    )
  })

  it('includes the tickets of each event where they are asked for, on at most 20 rows a page', async () => {
    const { ctx } = await mintOwner()
    const event = await mintEvent(ctx)
    const ticket = await mintTicket(ctx, event.id)
    const given = including(eventListQuery, 'tickets')
    const ask = async (query: object) => (await listEvents(ctx, { query: given.parse(query) })).data[0]
    expect((await ask({ include: 'tickets' }))?.tickets).toEqual([expect.objectContaining({ id: ticket.id })])
    expect(await ask({})).not.toHaveProperty('tickets')
    expect(given.safeParse({ include: 'tickets', per_page: 21 }).error?.issues).toEqual([
      expect.objectContaining({ path: ['per_page'] }),
    ])
    expect(given.safeParse({ per_page: 100 }).success).toBe(true)
  })

  // Specification: 2.route-events 2.screen-events-list
  it('knows what is upcoming, ended and archived', async () => {
    const ctx = await mintEvents()
    const inState = (state: string) => titles(ctx, { filter_fields: { state: { eq: state } } })
    expect(await inState('upcoming')).toEqual(['Open end', 'Today', 'Autumn'])
    expect(await inState('ended')).toEqual(['Spring'])
    expect(await inState('archived')).toEqual(['Älter'])
    expect(await titles(ctx, {})).toEqual(['Autumn', 'Today', 'Open end', 'Spring'])
  })

  it('finds a state in any case, and several between commas and spaces', async () => {
    const ctx = await mintEvents()
    const inStates = (state: object) => titles(ctx, { filter_fields: { state } })
    expect(await inStates({ eq: 'Archived' })).toEqual(['Älter'])
    expect(await inStates({ in: 'ended, archived' })).toEqual(['Älter', 'Spring'])
  })

  it.each([
    { status: { eq: 'ARCHIVED' } },
    { status: { in: 'LIVE,archived' } },
    { state: { eq: 'archived' }, status: { eq: 'LIVE' } },
    { state: { in: 'upcoming,ended' }, status: { eq: 'ARCHIVED' } },
  ])('refuses a status that no event of the asked states has: %j', (filter_fields) => {
    for (const query of [eventListQuery, including(eventListQuery, 'tickets')])
      expect(query.safeParse({ filter_fields }).error?.issues).toEqual([
        expect.objectContaining({ path: ['filter_fields', 'status'] }),
      ])
  })

  it.each([
    { state: { eq: 'Archived' }, status: { eq: 'ARCHIVED' } },
    { state: { in: 'ended, archived' }, status: { in: 'LIVE,ARCHIVED' } },
    { status: { in: 'DRAFT,LIVE' } },
    { status: { ne: 'ARCHIVED' } },
  ])('takes a status that events of the asked states can have: %j', (filter_fields) => {
    expect(eventListQuery.safeParse({ filter_fields }).success).toBe(true)
  })

  it('answers the agenda: what happens now, what is next soonest first, drafts, what is past latest first', async () => {
    const { ctx } = await mintOwner()
    const { id: organizer_id } = await mintOrganizer(ctx)
    const events: [title: string, start_date: string, isLive: boolean][] = [
      ['Far', '2026-12-01T18:00:00Z', true],
      ['Now', '2026-06-15T10:00:00Z', true],
      ['Long ago', '2025-01-01T18:00:00Z', true],
      ['Near', '2026-06-16T18:00:00Z', true],
      ['Idea', '2026-07-01T18:00:00Z', false],
      ['Old idea', '2026-01-01T18:00:00Z', false],
      ['Last week', '2026-06-08T18:00:00Z', true],
    ]
    for (const [title, start_date, isLive] of events) {
      const { id: event_id } = await mintEvent(ctx, { organizer_id, title, start_date })
      await mintTicket(ctx, event_id)
      if (isLive) await updateEventStatus(ctx, { params: { event_id }, body: { status: 'LIVE' } })
    }
    const agenda = (given: object) => titles(at(ctx, now), { sort_by: 'agenda', ...given })
    const wanted = ['Now', 'Near', 'Far', 'Idea', 'Old idea', 'Last week', 'Long ago']
    expect(await agenda({})).toEqual(wanted)
    expect(await agenda({ per_page: 3, page: 2 })).toEqual(wanted.slice(3, 6))
    expect(await agenda({ query: 'idea' })).toEqual(['Idea', 'Old idea'])
    expect(await agenda({ sort_direction: 'desc' })).toEqual(wanted.toReversed())
  })

  // Specification: 7.call-list-events
  it('pages, searches and sorts', async () => {
    const ctx = await mintEvents()
    expect(await titles(ctx, { query: 'sprin' })).toEqual(['Spring'])
    expect(await titles(ctx, { sort_by: 'title' })).toEqual(['Autumn', 'Open end', 'Spring', 'Today'])
    expect(await titles(ctx, { per_page: 3, page: 2 })).toEqual(['Spring'])
    const { meta } = await listEvents(ctx, { query: eventListQuery.parse({ per_page: 3 }) })
    expect(meta).toEqual({ page: 1, per_page: 3, total: 4, last_page: 2 })
  })

  it('answers rows with organizer, lifecycle and sales', async () => {
    const ctx = await mintEvents()
    const { data } = await listEvents(ctx, { query: eventListQuery.parse({ query: 'today' }) })
    expect(data).toMatchObject([
      {
        title: 'Today',
        lifecycle: 'ONGOING',
        organizer: { name: 'Riverside Hall' },
        tickets_sold: 0,
        tickets_available: 0,
        gross_sales: 0,
      },
    ])
  })
})
