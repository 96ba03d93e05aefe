import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { getEventStatistics as endpoint } from '@foyer/contracts/event/event-endpoints'
import type { EventStatistics, SalesDay } from '@foyer/contracts/statistics/event-statistics'
import type { Context } from '../context.ts'
import { readEventGraph } from '../event-graph/read-event-graph.ts'
import { requireEvent } from '../event-graph/require-event.ts'
import { subjectOf, ticketPart } from '../store/statistics/counts.ts'
import { readAllParts } from '../store/statistics/read-parts.ts'
import { netOf, type Sums, sumOf } from '../store/statistics/sums.ts'

/**
 * What an event has sold: in all, by day of its own zone and by ticket, at the same cost however much that is. Errors:
 * event.not_found.
 */
export async function getEventStatistics(
  ctx: Context,
  { params: { event_id }, query: { from = '', to = '9999-12-31' } }: ParsedInput<typeof endpoint>,
): Promise<EventStatistics> {
  const { currency, timezone } = await requireEvent(ctx, event_id)
  const [parts, graph] = await Promise.all([readAllParts(event_id), readEventGraph(event_id)])
  const days = [...parts].flatMap(([part, sums]) => {
    const date = subjectOf(part, 'day')
    return date !== null && from <= date && date <= to ? [{ date, sums }] : []
  })
  return {
    currency,
    timezone,
    ...totalsOf(days.map(({ sums }) => sums)),
    days: days.map(({ date, sums }) => dayOf(date, sums)).toSorted((a, b) => (a.date < b.date ? -1 : 1)),
    tickets: (graph?.tickets ?? []).map(({ id: ticket_id, title }) => {
      const { tickets, gross } = parts.get(ticketPart(ticket_id)) ?? sumOf({}, {})
      return { ticket_id, title, tickets_sold: tickets, gross_sales: gross }
    }),
  }
}

function totalsOf(days: readonly Sums[]) {
  const sums = days.reduce<Sums>((sum, day) => sumOf(sum, day), sumOf({}, {}))
  return {
    orders_completed: sums.orders,
    tickets_sold: sums.tickets,
    gross_sales: sums.gross,
    net_sales: netOf(sums),
    tax_total: sums.tax,
    fee_total: sums.fee,
    refunded_total: sums.refunded,
  }
}

function dayOf(date: string, sums: Sums): SalesDay {
  const { orders, tickets, gross, tax, fee, refunded } = sums
  return { date, orders, tickets, gross, net: netOf(sums), tax, fee, refunded }
}
