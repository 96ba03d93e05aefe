import type { Event, EventRow } from '@foyer/contracts/event/event'
import type * as endpoints from '@foyer/contracts/event/event-endpoints'
import type { ListMeta, ListQuery } from '@foyer/contracts/list'
import type * as organizerEndpoints from '@foyer/contracts/organizer/organizer-endpoints'
import { authorizeForSome } from '../authorize.ts'
import { readEventGraph, requireEvent } from '../event-graph/event-graph.ts'
import { requireOrganizer } from '../organizer/read-organizers.ts'
import { EventEntity, type EventListRow, readEventRows } from '../store/event/event-entity.ts'
import { OrganizerEntity } from '../store/organizer/organizer-entity.ts'
import { readEventTotals } from '../store/statistics/read-totals.ts'
import { TicketEntity } from '../store/ticket/ticket-entity.ts'
import { toTickets } from '../ticket/read-tickets.ts'
import type { Context, ParsedInput } from '../verb.ts'
import { filterEventRows, toEvent } from './show-events.ts'

/** One event of the caller's account. */
export async function getEvent(
  ctx: Context,
  { params }: ParsedInput<typeof endpoints.getEvent>,
): Promise<Event> {
  const event = await requireEvent(ctx, params.event_id)
  return toEvent(event, await requireOrganizer(ctx, event.organizer_id), ctx.now)
}

/** Events of the caller's account. */
export async function listEvents(
  ctx: Context,
  { query }: ParsedInput<typeof endpoints.listEvents>,
): Promise<{ data: EventRow[]; meta: ListMeta }> {
  const { account_id } = authorizeForSome(ctx, 'event.manage')
  const { include, ...others } = query
  const { data, meta } = await findEvents(ctx, account_id, others)
  return { data: include ? await Promise.all(data.map(withTickets)) : data, meta }
}

async function withTickets(row: EventRow): Promise<EventRow> {
  const graph = await readEventGraph(row.id)
  return { ...row, tickets: graph ? await toTickets(graph.tickets, graph.taxes_and_fees) : [] }
}

/** Events of one organizer of the caller's account. */
export async function listOrganizerEvents(
  ctx: Context,
  { params, query }: ParsedInput<typeof organizerEndpoints.listOrganizerEvents>,
): Promise<{ data: EventRow[]; meta: ListMeta }> {
  authorizeForSome(ctx, 'event.manage')
  const { account_id, id } = await requireOrganizer(ctx, params.organizer_id)
  const ofOrganizer = { ...query.filter_fields, organizer_id: { eq: id } }
  return findEvents(ctx, account_id, { ...query, filter_fields: ofOrganizer })
}

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

/** The total quantity of an event's tickets. Null if some are unlimited. */
async function readAvailable(event_id: string): Promise<number | null> {
  const { data } = await TicketEntity.query.primary({ event_id }).go({ pages: 'all' })
  const quantities = data.flatMap(({ prices }) => prices.map((price) => price.quantity_available))
  return quantities.reduce((sum, quantity) => (sum === null || quantity === null ? null : sum + quantity), 0)
}

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
