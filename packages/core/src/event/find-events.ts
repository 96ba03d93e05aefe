import type { EventRow } from '@foyer/contracts/event/event'
import type { ListMeta, ListQuery } from '@foyer/contracts/list'
import type { Context } from '../context.ts'
import { EventEntity, type EventListRow } from '../store/event/event-entity.ts'
import { OrganizerEntity } from '../store/organizer/organizer-entity.ts'
import { readEventTotals } from '../store/statistics/read-event-totals.ts'
import { TicketEntity } from '../store/ticket/ticket-entity.ts'
import { findEventRows } from './find-event-rows.ts'
import { toEvent } from './to-event.ts'

/** A page of the account's events, opened: one read of the compact rows, then of the page's events, organizers and totals. */
export async function findEvents(
  ctx: Context,
  account_id: string,
  query: ListQuery,
): Promise<{ data: EventRow[]; meta: ListMeta }> {
  const { data, meta } = await findEventRows(ctx, account_id, query)
  return { data: await openRows(ctx, account_id, data), meta }
}

async function openRows(
  ctx: Context,
  account_id: string,
  rows: readonly EventListRow[],
): Promise<EventRow[]> {
  const organizerIds = [...new Set(rows.map(({ organizer_id }) => organizer_id))]
  const [events, organizers, totals, stocks] = await Promise.all([
    EventEntity.get(rows.map(({ id }) => ({ event_id: id }))).go({ consistent: true }),
    OrganizerEntity.get(organizerIds.map((id) => ({ account_id, id }))).go({ consistent: true }),
    Promise.all(rows.map(({ id }) => readEventTotals(id))),
    Promise.all(rows.map(({ id }) => readAvailable(id))),
  ])
  return rows.flatMap(({ id }, index) => {
    const event = events.data.find((candidate) => candidate.id === id)
    const organizer = organizers.data.find((candidate) => candidate.id === event?.organizer_id)
    const { tickets = 0, gross = 0 } = totals[index] ?? {}
    if (!event || !organizer) return []
    const sales = { tickets_sold: tickets, tickets_available: stocks[index] ?? null, gross_sales: gross }
    return [{ ...toEvent(event, organizer, ctx.now), ...sales }]
  })
}

/** How many tickets an event has in all; null when some are unlimited. */
async function readAvailable(event_id: string): Promise<number | null> {
  const { data } = await TicketEntity.query.primary({ event_id }).go({ pages: 'all' })
  const quantities = data.flatMap(({ prices }) => prices.map((price) => price.quantity_available))
  return quantities.reduce((sum, quantity) => (sum === null || quantity === null ? null : sum + quantity), 0)
}
