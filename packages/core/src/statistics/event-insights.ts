import type * as endpoints from '@foyer/contracts/event/event-endpoints'
import type { EventInsights } from '@foyer/contracts/statistics/event-insights'
import { readEventGraph, requireEvent } from '../event-graph/event-graph.ts'
import { readAffiliates } from '../store/affiliate/affiliate-entity.ts'
import { affiliatePart, allPart, type Sums, sumOf } from '../store/statistics/counts.ts'
import { readAllParts } from '../store/statistics/read-totals.ts'
import type { Context, ParsedInput } from '../verb.ts'
import { readPace } from './event-pace.ts'
import { ticketsAvailable } from './tickets-available.ts'

/** How an event does, for its dashboard. The number of requests does not grow with sales, days or affiliates. */
export async function getEventInsights(
  ctx: Context,
  { params: { event_id } }: ParsedInput<typeof endpoints.getEventInsights>,
): Promise<EventInsights> {
  const event = await requireEvent(ctx, event_id)
  const [parts, graph, affiliates, pace] = await Promise.all([
    readAllParts(event_id),
    readEventGraph(event_id),
    readAffiliates(event_id),
    readPace(ctx, event),
  ])
  const { tickets, gross, refunded } = parts.get(allPart) ?? sumOf({}, {})
  return {
    currency: event.currency,
    tickets_sold: tickets,
    tickets_available: graph ? ticketsAvailable(graph) : 0,
    gross_sales: gross,
    refunded_total: refunded,
    pace,
    affiliates: affiliates
      .map(({ id, name }) => ({ affiliate_id: id, name, ...soldBy(parts.get(affiliatePart(id))) }))
      .filter(({ tickets_sold, gross_sales }) => tickets_sold > 0 || gross_sales > 0)
      .toSorted((one, other) => other.tickets_sold - one.tickets_sold)
      .slice(0, mostAffiliates),
  }
}

/** A dashboard names the best ones; their own list has all. */
const mostAffiliates = 10

function soldBy({ tickets, gross, refunded }: Sums = sumOf({}, {})) {
  return { tickets_sold: tickets, gross_sales: gross - refunded }
}
