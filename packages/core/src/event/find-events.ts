import type { EventRow } from '@foyer/contracts/event/event'
import type { ListMeta, ListQuery } from '@foyer/contracts/list'
import type { Context } from '../context.ts'
import { listRows } from '../list/list-rows.ts'
import { OrganizerEntity } from '../organizer/organizer-entity.ts'
import { readEventTotals } from '../statistics/read-event-totals.ts'
import { EventEntity, type EventListRow } from './event-entity.ts'
import { eventLifecycle } from './event-lifecycle.ts'
import { toEvent } from './to-event.ts'

/**
 * The events list of an account, by the routes' states (specification §2): `upcoming` also holds what is going on now and
 * comes soonest first; without a state, all but archived. One read of the account's compact rows, then the page's events.
 */
export async function findEvents(
  ctx: Context,
  account_id: string,
  { filter_fields: { state, ...filters } = {}, ...query }: ListQuery,
): Promise<{ data: EventRow[]; meta: ListMeta }> {
  const states = state?.eq !== undefined ? [state.eq] : state?.in?.split(',')
  const rows = (await readRows(account_id)).filter((row) => isInStates(row, states, ctx.now))
  const soonestFirst = states?.includes('upcoming') && !query.sort_by
  const { data, meta } = await listRows(
    { ...query, ...(soonestFirst ? { sort_direction: 'asc' as const } : {}), filter_fields: filters },
    {
      partitions: [async () => rows],
      order_by: 'start_date',
      id: 'id',
      searched: ['title'],
      total: async () => rows.length,
    },
  )
  return { data: await openRows(ctx, account_id, data), meta }
}

async function readRows(account_id: string): Promise<EventListRow[]> {
  const { data } = await EventEntity.query.list({ account_id }).go({ pages: 'all' })
  return data.flatMap(({ row }) => row ?? [])
}

function isInStates(row: EventListRow, states: readonly string[] | undefined, now: Date): boolean {
  if (row.status === 'ARCHIVED') return states?.includes('archived') ?? false
  if (!states) return true
  return states.includes(eventLifecycle(row, now) === 'ENDED' ? 'ended' : 'upcoming')
}

async function openRows(
  ctx: Context,
  account_id: string,
  rows: readonly EventListRow[],
): Promise<EventRow[]> {
  const organizerIds = [...new Set(rows.map(({ organizer_id }) => organizer_id))]
  const [events, organizers, totals] = await Promise.all([
    EventEntity.get(rows.map(({ id }) => ({ event_id: id }))).go({ consistent: true }),
    OrganizerEntity.get(organizerIds.map((id) => ({ account_id, id }))).go({ consistent: true }),
    Promise.all(rows.map(({ id }) => readEventTotals(id))),
  ])
  return rows.flatMap(({ id }, index) => {
    const event = events.data.find((candidate) => candidate.id === id)
    const organizer = organizers.data.find((candidate) => candidate.id === event?.organizer_id)
    const { tickets = 0, gross = 0 } = totals[index] ?? {}
    if (!event || !organizer) return []
    return [{ ...toEvent(event, organizer, ctx.now), tickets_sold: tickets, gross_sales: gross }]
  })
}
