import type { WaitingRoomMode } from '@foyer/contracts/waiting-room/waiting-room'
import type { WaitingRoomItem } from '../store/waiting-room/waiting-room-entity.ts'

export type Line = Pick<
  WaitingRoomItem,
  'opens_at' | 'drawn' | 'late' | 'served' | 'served_at' | 'per_second' | 'is_sold_out' | 'crowded_at'
>

/** This many in the draw are a crowd. */
export const crowdInDraw = 200
/** This many tickets reserved in a second are one, too. */
export const crowdPerSecond = 20
/** An automatic line ends when it has been empty for this long. */
const emptySeconds = 120

/** How many are admitted in the first second, and the fewest and most later on. */
export const pace = { first: 50, least: 1, most: 300 }
/** Half of the reservations that a new table can write in a second (docs/cost.md). */
const wantedPerSecond = 100
/** Towards the end, those who choose at once are no more than the tickets that are left. */
const choosingSeconds = 30

/** Below which place passes are admitted at a moment; 0 before the draw. Those who come to an empty line need not wait. */
export function admittedAt(line: Line, now: Date): number {
  if (now.getTime() < Date.parse(line.opens_at)) return 0
  return Math.floor(Math.min(reached(line, now), joined(line) + line.per_second))
}

export const joined = ({ drawn, late }: Pick<Line, 'drawn' | 'late'>): number => drawn + late

/** How far the line would be if it never ended. */
function reached({ served, served_at, per_second }: Line, now: Date): number {
  return served + (per_second * Math.max(0, now.getTime() - Date.parse(served_at))) / 1000
}

/**
 * Whether reservations need a pass. In an automatic line they do from the draw of a crowd, or from the second in which a crowd
 * was seen, until the line was empty for two minutes.
 */
export function isInForce(mode: WaitingRoomMode, line: Line | null, now: Date): boolean {
  if (mode !== 'AUTOMATIC') return mode === 'ON'
  if (!line || now.getTime() < Date.parse(line.opens_at)) return false
  const isCrowd = line.crowded_at !== undefined || line.drawn >= crowdInDraw
  return isCrowd && !isLongEmpty(line, now)
}

export function isLongEmpty(line: Line, now: Date): boolean {
  if (line.is_sold_out) return false
  return reached(line, now) >= joined(line) + emptySeconds * Math.max(1, line.per_second)
}

/** What was counted of an event's stock: tickets reserved in a second, and tickets left. */
export interface Stock {
  perSecond: number
  left: number
}

/**
 * How many to admit each second from now on: a fiftieth more as long as fewer tickets are reserved than the table writes at ease, a twentieth less
 * where there are more (those who are let in choose for a while before it shows), no more than can choose among what is left, and none while nothing is.
 */
export function nextPace(before: number, { perSecond, left }: Stock): number {
  if (left <= 0) return 0
  const from = before === 0 ? pace.first : before
  const wanted = perSecond > wantedPerSecond ? from - Math.ceil(from / 20) : from + Math.ceil(from / 50)
  return Math.max(pace.least, Math.min(wanted, pace.most, Math.floor(left / choosingSeconds)))
}
