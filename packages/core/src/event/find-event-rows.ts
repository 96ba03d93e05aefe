import type { ListMeta, ListQuery } from '@foyer/contracts/list'
import type { Context } from '../context.ts'
import { listRows } from '../list/list-rows.ts'
import type { EventListRow } from '../store/event/event-entity.ts'
import { eventLifecycle } from '../store/event/event-lifecycle.ts'
import { readEventRows } from '../store/event/read-event-rows.ts'

/**
 * The events list of an account, by the routes' states (specification §2): `upcoming` also holds what is going on now and
 * comes soonest first; without a state, all but archived. One read of the account's compact rows.
 */
export async function findEventRows(
  ctx: Context,
  account_id: string,
  query: ListQuery,
): Promise<{ data: EventListRow[]; meta: ListMeta }> {
  return filterEventRows(ctx, await readEventRows(account_id), query)
}

/** What a query asks of events' compact rows. */
export function filterEventRows(
  ctx: Context,
  all: readonly EventListRow[],
  { filter_fields: { state, ...filters } = {}, ...query }: ListQuery,
): Promise<{ data: EventListRow[]; meta: ListMeta }> {
  const states = state?.eq !== undefined ? [state.eq] : state?.in?.split(',')
  const rows = all.filter((row) => isInStates(row, states, ctx.now))
  const soonestFirst = states?.includes('upcoming') && !query.sort_by
  return listRows(
    { ...query, ...(soonestFirst ? { sort_direction: 'asc' as const } : {}), filter_fields: filters },
    {
      partitions: [async () => rows],
      order_by: 'start_date',
      id: 'id',
      searched: ['title'],
      total: async () => rows.length,
    },
  )
}

function isInStates(row: EventListRow, states: readonly string[] | undefined, now: Date): boolean {
  if (row.status === 'ARCHIVED') return states?.includes('archived') ?? false
  if (!states) return true
  return states.includes(eventLifecycle(row, now) === 'ENDED' ? 'ended' : 'upcoming')
}
