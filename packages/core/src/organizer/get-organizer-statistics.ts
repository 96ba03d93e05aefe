import type { getOrganizerStatistics as endpoint } from '@foyer/contracts/organizer/organizer-endpoints'
import type { OrganizerStatistics } from '@foyer/contracts/organizer/organizer-statistics'
import { authorize } from '../authorize.ts'
import { type EventListRow, eventLifecycle, readEventRows } from '../store/event/event-entity.ts'
import type { Sums } from '../store/statistics/counts.ts'
import { readEventTotals } from '../store/statistics/read-totals.ts'
import type { Context, ParsedInput } from '../verb.ts'
import { requireOrganizer } from './read-organizers.ts'

/**
 * The totals of an organizer's events, for any number of orders: one read of the account's compact rows, and one of each
 * event's totals.
 */
export async function getOrganizerStatistics(
  ctx: Context,
  { params }: ParsedInput<typeof endpoint>,
): Promise<OrganizerStatistics> {
  authorize(ctx, 'event.manage')
  const { account_id, id } = await requireOrganizer(ctx, params.organizer_id)
  const rows = (await readEventRows(account_id)).filter(({ organizer_id }) => organizer_id === id)
  const totals = await Promise.all(rows.map((row) => readEventTotals(row.id)))
  return {
    events: countEvents(rows, ctx.now),
    orders_completed: totals.reduce((sum, { orders }) => sum + orders, 0),
    tickets_sold: totals.reduce((sum, { tickets }) => sum + tickets, 0),
    sales: salesByCurrency(rows, totals),
  }
}

function countEvents(rows: readonly EventListRow[], now: Date): OrganizerStatistics['events'] {
  const kept = rows.filter(({ status }) => status !== 'ARCHIVED')
  const ended = kept.filter((row) => eventLifecycle(row, now) === 'ENDED').length
  return {
    total: rows.length,
    draft: kept.filter(({ status }) => status === 'DRAFT').length,
    live: kept.filter(({ status }) => status === 'LIVE').length,
    upcoming: kept.length - ended,
    ended,
    archived: rows.length - kept.length,
  }
}

function salesByCurrency(
  rows: readonly EventListRow[],
  totals: readonly Sums[],
): OrganizerStatistics['sales'] {
  const sales = new Map<string, OrganizerStatistics['sales'][number]>()
  for (const [index, { currency }] of rows.entries()) {
    const { gross = 0, refunded = 0 } = totals[index] ?? {}
    if (gross === 0 && refunded === 0) continue
    const sum = sales.get(currency) ?? { currency, gross_sales: 0, refunded_total: 0 }
    sum.gross_sales += gross
    sum.refunded_total += refunded
    sales.set(currency, sum)
  }
  return [...sales.values()].toSorted((a, b) => b.gross_sales - a.gross_sales)
}
