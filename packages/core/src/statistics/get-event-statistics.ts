import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { getEventStatistics as endpoint } from '@foyer/contracts/event/event-endpoints'
import type { EventStatistics } from '@foyer/contracts/statistics/event-statistics'
import type { Context } from '../context.ts'
import { requireEvent } from '../event/require-event.ts'
import { allDays, EventStatisticsEntity } from './event-statistics-entity.ts'
import { noSums, type Sums, sumOf } from './sums.ts'

/** What an event has sold, in all and by UTC day; days without sales are left out. Error: event.not_found. */
export async function getEventStatistics(
  ctx: Context,
  { params }: ParsedInput<typeof endpoint>,
): Promise<EventStatistics> {
  const { currency } = await requireEvent(ctx, params.event_id)
  const days = await readDays(params.event_id)
  const total = days.get(allDays) ?? noSums
  days.delete(allDays)
  return {
    currency,
    orders_completed: total.orders,
    tickets_sold: total.tickets,
    gross_sales: total.gross,
    tax_total: total.tax,
    fee_total: total.fee,
    refunded_total: total.refunded,
    days: [...days]
      .map(([date, { orders, tickets, gross }]) => ({ date, orders, tickets, gross }))
      .toSorted((a, b) => (a.date < b.date ? -1 : 1)),
  }
}

async function readDays(event_id: string): Promise<Map<string, Sums>> {
  const { data } = await EventStatisticsEntity.query.primary({ event_id }).go({ pages: 'all' })
  const days = new Map<string, Sums>()
  for (const shard of data) days.set(shard.day, sumOf(days.get(shard.day) ?? noSums, shard))
  return days
}
