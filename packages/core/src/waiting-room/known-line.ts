import { WaitingRoomEntity, type WaitingRoomItem } from '../store/waiting-room/waiting-room-entity.ts'

/** How long a process keeps what it has read of a line, as it keeps an event's graph. */
const lifeMs = 1000
const mostEvents = 500

interface Known {
  line: WaitingRoomItem | null
  readAt: number
  /** How many came late in a second, as far as this process has seen. */
  latePerSecond: number
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
  known.set(event_id, { line, readAt, latePerSecond: growth(before, line, readAt) })
  return line
}

export function forgetLine(event_id: string): void {
  known.delete(event_id)
}

function growth(before: Known | undefined, line: WaitingRoomItem | null, readAt: number): number {
  const seconds = before ? (readAt - before.readAt) / 1000 : 0
  if (!before?.line || !line || seconds <= 0 || seconds > 10) return 0
  return Math.max(0, (line.late - before.line.late) / seconds)
}

/**
 * The place of somebody who comes now, after the draw: behind all who were counted, and behind those who have probably come to other
 * processes since.
 */
export function placeOfLate(event_id: string, { drawn, late }: WaitingRoomItem): number {
  const { readAt = 0, latePerSecond = 0 } = known.get(event_id) ?? {}
  const uncounted = (latePerSecond * Math.max(0, performance.now() - readAt)) / 1000
  return Math.floor(drawn + late + uncounted)
}
