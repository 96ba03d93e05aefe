import type { CheckInStatistics } from '@foyer/contracts/statistics/event-statistics'

type Times = CheckInStatistics['times']

const quarterMs = 15 * 60 * 1000

/** A longer gap is the night between two days of a festival, and is left out. */
const longestGapMs = 3 * 60 * 60 * 1000

/** Every quarter hour from the first admission to the last, with zeros in short gaps, so that a chart's time axis is even. */
export function fillTimes(times: Times): Times {
  return times.flatMap((time, index) => {
    const before = times[index - 1]
    const [from, to] = [Date.parse(before?.at ?? time.at) + quarterMs, Date.parse(time.at)]
    if (!before || to - from > longestGapMs) return [time]
    const empty: Times = []
    for (let at = from; at < to; at += quarterMs)
      empty.push({ at: new Date(at).toISOString(), checked_in: 0 })
    return [...empty, time]
  })
}
