import { WaitingRoomEntity, type WaitingRoomItem } from '../store/waiting-room/waiting-room-entity.ts'

/** How long a process keeps what it has read of a line, as it keeps an event's graph. */
const lifeMs = 1000
const mostEvents = 500

interface Known {
  line: WaitingRoomItem | null
  readAt: number
  late: LateRate
}

/** How many came late in a second, as far as this process has seen: measured over a second at least, because two of them may come in the same moment. */
interface LateRate {
  since: number
  counted: number
  perSecond: number
}

const known = new Map<string, Known>()

/** The line of an event as this process read it within the last second, else as it is now; null if there is none. */
export async function knownLine(event_id: string): Promise<WaitingRoomItem | null> {
  const before = known.get(event_id)
  if (before && performance.now() - before.readAt < lifeMs) return before.line
  const { data } = await WaitingRoomEntity.get({ line_event_id: event_id }).go()
  return noteLine(event_id, data)
}

/** Call this with each line that was read or written. */
export function noteLine(event_id: string, line: WaitingRoomItem | null): WaitingRoomItem | null {
  if (known.size >= mostEvents) known.clear()
  const before = known.get(event_id)
  const readAt = performance.now()
  known.set(event_id, { line, readAt, late: lateRate(before?.late, line?.late ?? 0, readAt) })
  return line
}

export function forgetLine(event_id: string): void {
  known.delete(event_id)
}

function lateRate(before: LateRate | undefined, counted: number, now: number): LateRate {
  const seconds = before ? (now - before.since) / 1000 : Number.POSITIVE_INFINITY
  if (!before || seconds > 10) return { since: now, counted, perSecond: 0 }
  if (seconds < 1) return before
  return { since: now, counted, perSecond: Math.max(0, counted - before.counted) / seconds }
}

/**
 * The place of somebody who comes now, after the draw: behind all who were counted, and behind those who have probably come to other
 * processes since.
 */
export function placeOfLate(event_id: string, { drawn, late }: WaitingRoomItem): number {
  const here = known.get(event_id)
  const uncounted = here ? (here.late.perSecond * (performance.now() - here.readAt)) / 1000 : 0
  return Math.floor(drawn + late + uncounted)
}
