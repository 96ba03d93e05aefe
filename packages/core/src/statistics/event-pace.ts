import type { EventInsights } from '@foyer/contracts/statistics/event-insights'
import { EventEntity, type EventItem, type EventListRow, readEventRows } from '../store/event/event-entity.ts'
import { allPart, subjectOf } from '../store/statistics/counts.ts'
import { dayInZone } from '../store/statistics/order-counts.ts'
import { readAllParts, readEventTotals } from '../store/statistics/read-totals.ts'
import type { Context } from '../verb.ts'

const dayMs = 86_400_000
/** How many earlier events are looked at for one that sold tickets. */
const mostLooks = 3
/** A dashboard asks again and again, and what an earlier event sold hardly changes. */
const lifeMs = 5 * 60_000
const mostKept = 100

interface Sold {
  event_id: string
  title: string
  start_date: string
  timezone: string
  total: number
  /** Tickets by the day on which they were sold, in the event's zone. */
  days: { date: string; tickets: number }[]
}

const kept = new Map<string, { readAt: number; sold: Promise<Sold | null> }>()

/**
 * What the organizer's last real event before this one had sold as many days before its start as there are now until this one's; after the start, all
 * that it sold. Null if it has none that sold tickets, and for a test event.
 */
export async function readPace(
  ctx: Context,
  event: Pick<EventItem, 'event_id' | 'account_id' | 'organizer_id' | 'start_date' | 'is_test'>,
): Promise<EventInsights['pace']> {
  if (event.is_test) return null
  const sold = await readEarlier(ctx, event)
  if (!sold) return null
  const until = dayBefore(sold.start_date, daysUntil(ctx, event.start_date), sold.timezone)
  const then = sold.days.filter(({ date }) => date <= until)
  return {
    event_id: sold.event_id,
    title: sold.title,
    tickets_sold: ctx.now.toISOString() >= event.start_date ? sold.total : sumOf(then),
    tickets_total: sold.total,
  }
}

/** Kept for some minutes, by the event and what decides which earlier one is meant. */
function readEarlier(
  ctx: Context,
  event: Pick<EventItem, 'event_id' | 'account_id' | 'organizer_id' | 'start_date'>,
): Promise<Sold | null> {
  const key = `${event.event_id} ${event.organizer_id} ${event.start_date}`
  const known = kept.get(key)
  if (known && Math.abs(ctx.now.getTime() - known.readAt) < lifeMs) return known.sold
  if (kept.size >= mostKept) kept.clear()
  const sold = findEarlier(event)
  kept.set(key, { readAt: ctx.now.getTime(), sold })
  sold.catch(() => kept.delete(key))
  return sold
}

async function findEarlier(
  event: Pick<EventItem, 'event_id' | 'account_id' | 'organizer_id' | 'start_date'>,
): Promise<Sold | null> {
  const rows = await readEventRows(event.account_id)
  for (const row of earlierOf(rows, event)) {
    const { tickets } = await readEventTotals(row.id)
    if (tickets > 0) return readSold(row)
  }
  return null
}

function earlierOf(
  rows: readonly EventListRow[],
  { event_id, organizer_id, start_date }: Pick<EventItem, 'event_id' | 'organizer_id' | 'start_date'>,
): EventListRow[] {
  return rows
    .filter(
      (row) =>
        row.id !== event_id && row.organizer_id === organizer_id && row.status !== 'DRAFT' && !row.is_test,
    )
    .filter((row) => row.start_date < start_date)
    .toSorted((one, other) => (one.start_date < other.start_date ? 1 : -1))
    .slice(0, mostLooks)
}

async function readSold({ id: event_id, title, start_date }: EventListRow): Promise<Sold> {
  const [parts, { data: event }] = await Promise.all([
    readAllParts(event_id),
    EventEntity.get({ event_id }).go({ attributes: ['timezone'] }),
  ])
  const days = [...parts].flatMap(([part, { tickets }]) => {
    const date = subjectOf(part, 'day')
    return date === null ? [] : [{ date, tickets }]
  })
  const timezone = event?.timezone ?? 'UTC'
  return { event_id, title, start_date, timezone, total: parts.get(allPart)?.tickets ?? 0, days }
}

function daysUntil({ now }: Context, start_date: string): number {
  return Math.floor((Date.parse(start_date) - now.getTime()) / dayMs)
}

function dayBefore(instant: string, days: number, timezone: string): string {
  return dayInZone(new Date(Date.parse(instant) - days * dayMs).toISOString(), timezone)
}

function sumOf(days: Sold['days']): number {
  return days.reduce((sum, { tickets }) => sum + tickets, 0)
}
