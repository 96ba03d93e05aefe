import { admittedAt, type Line, nextPace, pace } from '@foyer/core/waiting-room/line'
import { functionLimits } from '../../../../stacks/limit/function-limits.ts'
import { prices } from '../cost/prices.ts'

/** A million visitors are in the draw and want 100,000 tickets. Half of those who are let in buy two, after twenty seconds. */
export const waiting = { visitors: 1_000_000, tickets: 100_000, buying: 0.5, each: 2, choosing: 20 }
/** While a browser waits it asks once in this time, and the edge asks for each line once in two seconds for each regional cache. */
const asking = { seconds: 30, caches: 13, keptSeconds: 2 }
/** Joining takes two calls: one is answered with the work, one brings it. Milliseconds of CPU of both together, on Lambda. */
const joining = { calls: 2, cpu_ms: 6 }

export interface Waited {
  /** From the draw until the last ticket was reserved. */
  seconds: number
  admitted: number
  /** The most tickets that were reserved in a second. */
  busiest: number
  /** How far the people let in within ten seconds were from ten times the pace, at most: 0.1 is a tenth. */
  unevenness: number
}

/** The line, second by second, until the tickets are gone. */
export function waitInLine({ visitors, tickets, buying, each, choosing } = waiting): Waited {
  const opens_at = '2027-03-01T10:00:00.000Z'
  const at = (second: number) => new Date(Date.parse(opens_at) + second * 1000)
  let line: Line = {
    ...{ opens_at, drawn: visitors, late: 0, served: 0, served_at: opens_at },
    ...{ per_second: pace.first, is_sold_out: false },
  }
  const admittedIn = [0]
  const waited: Waited = { seconds: 0, admitted: 0, busiest: 0, unevenness: 0 }
  for (let left = tickets; left > 0; waited.seconds += 1) {
    const second = waited.seconds + 1
    const admitted = admittedAt(line, at(second))
    admittedIn[second] = admitted
    const since = (ago: number) => admittedIn[second - ago] ?? 0
    const wanted = Math.floor((since(choosing) - since(choosing + 1)) * buying * each)
    const perSecond = Math.min(wanted, left)
    left -= perSecond
    const meant = line.per_second
    waited.unevenness = Math.max(waited.unevenness, Math.abs(admitted - since(1) - meant) / meant)
    waited.busiest = Math.max(waited.busiest, perSecond)
    waited.admitted = admitted
    line = {
      ...line,
      served: admitted,
      served_at: at(second).toISOString(),
      per_second: nextPace(meant, { perSecond, left }),
    }
  }
  return waited
}

/** Dollars of a million who wait, row by row; nothing of it is written for a visitor. */
export function waitingCost({ seconds, admitted }: Waited): [what: string, dollars: number][] {
  const { visitors } = waiting
  // Those who are let in wait for half of the time, the others until the tickets are gone.
  const waits = (visitors - admitted / 2) * seconds
  const gigabytes = functionLimits.api.memoryMegabytes / 1024
  const origin = (seconds / asking.keptSeconds) * asking.caches
  return [
    ['CloudFront requests of those who wait', (waits / asking.seconds) * prices.edgeRequest],
    [
      'joining: HTTP API and CloudFront',
      visitors * joining.calls * (prices.httpApiRequest + prices.edgeRequest),
    ],
    [
      'joining: Lambda',
      visitors *
        (joining.calls * prices.functionCall + (joining.cpu_ms / 1000) * gigabytes * prices.gigabyteSecond),
    ],
    ['the line, as the edge asks for it', origin * (prices.httpApiRequest + prices.functionCall)],
  ]
}
