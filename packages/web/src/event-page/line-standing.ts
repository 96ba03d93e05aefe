import type { WaitingRoom } from '@foyer/contracts/waiting-room/waiting-room'

/** How somebody stands in the line of an event. `ahead`: how many are before them; `seconds`: about how long that takes. */
export type LineStanding =
  | { kind: 'BEFORE' }
  | { kind: 'WAITING'; ahead: number; seconds: number }
  | { kind: 'ALL_TAKEN'; ahead: number }
  | { kind: 'TURN' }

/**
 * Where the place of a pass (null: not drawn yet) stands, `seconds` after the line was as `room` says. That may be older than the line itself, which then
 * has no draw and no one in it: `isBeforeSale` says that the draw is still ahead.
 */
export function lineStanding(
  room: WaitingRoom,
  place: number | null,
  seconds: number,
  isBeforeSale = false,
): LineStanding {
  const isBefore = room.seed === null && (room.opens_at !== null || isBeforeSale)
  if (isBefore) return { kind: 'BEFORE' }
  if (!room.is_required) return { kind: 'TURN' }
  const admitted = room.admitted + room.per_second * seconds
  const ahead = Math.ceil((place ?? room.joined) - admitted) + 1
  // A place may be further back than as many came.
  if (ahead <= 0 || room.admitted > room.joined) return { kind: 'TURN' }
  if (room.is_sold_out) return { kind: 'ALL_TAKEN', ahead }
  return { kind: 'WAITING', ahead, seconds: Math.ceil(ahead / Math.max(1, room.per_second)) }
}

const shortest = 3
const longest = 30

/**
 * In how many seconds a browser asks again: halfway to its turn, and to the sale's start; at least every half a minute. `random`, from
 * 0 to 1, spreads all who wait.
 */
export function askAgainIn(standing: LineStanding, secondsToStart: number, random: number): number {
  const spread = 0.75 + random / 2
  switch (standing.kind) {
    case 'BEFORE':
      return secondsToStart > 0 ? Math.min(secondsToStart + 3 * random, longest * spread) : shortest * spread
    case 'WAITING':
      return Math.min(longest, Math.max(shortest, standing.seconds / 2)) * spread
    default:
      return 10 * spread
  }
}
