import type * as endpoints from '@foyer/contracts/event/event-endpoints'
import type {
  CheckInStatistics,
  EventStatistics,
  SalesDay,
} from '@foyer/contracts/statistics/event-statistics'
import { countLists, readSold } from '../check-in-list/read-check-in-lists.ts'
import { requireEvent } from '../event-graph/event-graph.ts'
import { sortRows } from '../list/short-list.ts'
import { readCheckInLists } from '../store/check-in-list/check-in-list-entity.ts'
import { netOf, type Sums, subjectOf, sumOf, ticketPart } from '../store/statistics/counts.ts'
import { readViews } from '../store/statistics/event-views-entity.ts'
import { readAllParts, readPartsWithVisits } from '../store/statistics/read-totals.ts'
import { readTicketsInOrder } from '../store/ticket/ticket-entity.ts'
import type { Context, ParsedInput } from '../verb.ts'
import { visitsOf } from './event-visits.ts'

/** An event's sales in total, by day in its own zone, by ticket, and by where buyers came from. The cost does not grow with the sales. */
export async function getEventStatistics(
  ctx: Context,
  {
    params: { event_id },
    query: { from = '0000-01-01', to = '9999-12-31' },
  }: ParsedInput<typeof endpoints.getEventStatistics>,
): Promise<EventStatistics> {
  const { currency, timezone } = await requireEvent(ctx, event_id)
  const [parts, views, tickets] = await Promise.all([
    readPartsWithVisits(event_id),
    readViews(event_id),
    readTicketsInOrder(event_id),
  ])
  const days = [...parts].flatMap(([part, sums]) => {
    const date = subjectOf(part, 'day')
    return date !== null && from <= date && date <= to ? [{ date, sums }] : []
  })
  return {
    currency,
    timezone,
    ...totalsOf(days.map(({ sums }) => sums)),
    days: days.map(({ date, sums }) => dayOf(date, sums)).toSorted((a, b) => (a.date < b.date ? -1 : 1)),
    tickets: tickets.map(({ id: ticket_id, title }) => {
      const { tickets, gross } = parts.get(ticketPart(ticket_id)) ?? sumOf({}, {})
      return { ticket_id, title, tickets_sold: tickets, gross_sales: gross }
    }),
    visits: visitsOf({ views, parts }, { from, to }),
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

/** How many attendees an event has, and how many each list admitted when. A person admitted at two lists counts at each. */
export async function getCheckInStatistics(
  ctx: Context,
  { params }: ParsedInput<typeof endpoints.getCheckInStatistics>,
): Promise<CheckInStatistics> {
  const { event_id } = params
  await requireEvent(ctx, event_id, 'check_in.manage')
  const lists = await readCheckInLists(event_id)
  const [sold, counts, parts] = await Promise.all([
    readSold(event_id),
    countLists(event_id, lists),
    readAllParts(event_id),
  ])
  const counted = lists.map(({ id, name }) => ({ id, name, attendees: 0, checked_in: 0, ...counts.get(id) }))
  const times = [...parts].flatMap(([part, { checked_in }]) => {
    const at = subjectOf(part, 'quarter')
    return at !== null && checked_in > 0 ? [{ at, checked_in }] : []
  })
  return {
    attendees: sum([...sold.values()]),
    checked_in: sum(counted.map(({ checked_in }) => checked_in)),
    lists: sortRows(counted, { by: 'name', direction: 'asc', id: 'id' }),
    times: times.toSorted((a, b) => (a.at < b.at ? -1 : 1)),
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
