import type { EventStatistics } from '@foyer/contracts/statistics/event-statistics'

type Day = EventStatistics['days'][number]

const dayMs = 86_400_000

/**
 * Every UTC day from the first sale to today or to the last sale, days without sales as zeros, so that a chart's time
 * runs evenly. At least two weeks, at most the last `most` days.
 */
export function fillDays(days: readonly Day[], today: Date, most = 90): Day[] {
  const known = new Map(days.map((day) => [day.date, day]))
  const dates = days.map((day) => Date.parse(day.date))
  const last = Math.max(utcDay(today), ...dates)
  const first = Math.max(Math.min(last - 13 * dayMs, ...dates), last - (most - 1) * dayMs)
  const filled: Day[] = []
  for (let at = first; at <= last; at += dayMs) {
    const date = new Date(at).toISOString().slice(0, 10)
    filled.push(known.get(date) ?? { date, orders: 0, tickets: 0, gross: 0 })
  }
  return filled
}

function utcDay(moment: Date): number {
  return Math.floor(moment.getTime() / dayMs) * dayMs
}
