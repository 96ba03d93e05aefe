import { type Event, eventPhase, eventPhases, listStatesOf } from '@foyer/contracts/event/event'
import type { ListMeta, ListQuery } from '@foyer/contracts/list'
import { mayKnow } from '../authorize.ts'
import { listRows } from '../list/list-rows.ts'
import { toPublicOrganizer } from '../organizer/read-organizers.ts'
import { type EventItem, type EventListRow, eventLifecycle, imagesOf } from '../store/event/event-entity.ts'
import type { OrganizerItem } from '../store/organizer/organizer-entity.ts'
import type { Context } from '../verb.ts'

/** An event as the contract shows it at this moment. */
export function toEvent(event: EventItem, organizer: OrganizerItem, now: Date): Event {
  const {
    row: _row,
    version: _version,
    event_id: _id,
    outbox: _outbox,
    outbox_id: _outboxId,
    banners: _banners,
    ...shown
  } = event
  return {
    ...shown,
    is_test: event.is_test ?? false,
    images: imagesOf(event),
    preview_id: event.preview_id ?? null,
    organizer: toPublicOrganizer(organizer),
    lifecycle: eventLifecycle(event, now),
  }
}

/** What a query asks of events' compact rows. */
export function filterEventRows(
  ctx: Context,
  all: readonly EventListRow[],
  { filter_fields: { state, ...filters } = {}, ...query }: ListQuery,
): Promise<{ data: EventListRow[]; meta: ListMeta }> {
  const states = listStatesOf(state)
  const found = all.filter((row) => mayKnow(ctx, row)).filter((row) => isInStates(row, states, ctx.now))
  const rows = found.map(({ updated_at, ...row }) => ({
    ...row,
    // Rows that are older than the field say when they were made.
    updated_at: updated_at ?? row.created_at,
    agenda: agendaKey(row, ctx.now),
  }))
  const soonestFirst = state && states.includes('upcoming') && !query.sort_by
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

function isInStates(row: EventListRow, states: readonly string[], now: Date): boolean {
  if (row.status === 'ARCHIVED') return states.includes('archived')
  return states.includes(eventLifecycle(row, now) === 'ENDED' ? 'ended' : 'upcoming')
}

/** Sorts by phase first (docs/product.md#events). What is past comes latest first, also among drafts, and everything else soonest first. */
function agendaKey({ status, ...dates }: EventListRow, now: Date): string {
  const lifecycle = eventLifecycle(dates, now)
  const phase = eventPhases.indexOf(eventPhase({ status, lifecycle }))
  const start = Date.parse(dates.start_date)
  const isPast = lifecycle === 'ENDED'
  const place = (isPast ? latestInstant - start : start).toString().padStart(16, '0')
  return `${phase}${isPast ? 1 : 0}${place}`
}

/** Later than any date: the end of the year 9999, in ms since 1970. */
const latestInstant = 253_402_300_800_000
