import type { CheckInStatistics } from '@foyer/contracts/statistics/event-statistics'

type Times = CheckInStatistics['times']

const quarterMs = 15 * 60 * 1000
const hourMs = 4 * quarterMs

/** The maximum number of readable bars by the quarter hour. More times are shown by the hour. */
const mostQuarters = 24

/** A longer gap is the night between two days of a festival, and is left out. */
const longestGapMs = 3 * hourMs

export interface DoorTimes {
  unit: 'quarter' | 'hour'
  times: Times
}

/**
 * From the first admission to the last, by the quarter hour, or by the hour of the event's zone where those are many; with zeros in short gaps, so
 * that a chart's time axis is even.
 */
export function fillTimes(times: Times, timezone: string): DoorTimes {
  const quarters = fill(times, quarterMs)
  if (quarters.length <= mostQuarters) return { unit: 'quarter', times: quarters }
  const hours = new Map<string, number>()
  for (const { at, checked_in } of times) {
    const hour = hourOf(at, timezone)
    hours.set(hour, (hours.get(hour) ?? 0) + checked_in)
  }
  return {
    unit: 'hour',
    times: fill(
      [...hours].map(([at, checked_in]) => ({ at, checked_in })),
      hourMs,
    ),
  }
}

function fill(times: Times, unitMs: number): Times {
  return times.flatMap((time, index) => {
    const before = times[index - 1]
    const [from, to] = [Date.parse(before?.at ?? time.at) + unitMs, Date.parse(time.at)]
    if (!before || to - from > longestGapMs) return [time]
    const empty: Times = []
    for (let at = from; at < to; at += unitMs) empty.push({ at: new Date(at).toISOString(), checked_in: 0 })
    return [...empty, time]
  })
}

/** When the zone's hour began, in which the quarter lies: some zones are half an hour or a quarter apart from the others. */
function hourOf(at: string, timeZone: string): string {
  const minute = Number(new Intl.DateTimeFormat('en', { minute: 'numeric', timeZone }).format(Date.parse(at)))
  return new Date(Date.parse(at) - minute * 60_000).toISOString()
}
