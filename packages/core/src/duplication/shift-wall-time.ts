import { Temporal } from 'temporal-polyfill'

/** Moves an instant (UTC ISO text); null stays null. */
export type Shift = <Given extends string | null>(instant: Given) => Given

/**
 * Moves instants by as much as an event's start moves, on the clocks of its zone: a sale that ended at midnight, a week
 * before, still does, whatever the clocks did in between. A time that a clock skips is read as the one after the jump, one
 * that comes twice as the first, as everywhere (F15).
 */
export function wallTimeShift(from: string, to: string, timeZone: string): Shift {
  const wall = (instant: string) =>
    Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone).toPlainDateTime()
  const distance = wall(from).until(wall(to), { largestUnit: 'hour' })
  const shift = (instant: string) =>
    new Date(wall(instant).add(distance).toZonedDateTime(timeZone).epochMilliseconds).toISOString()
  return <Given extends string | null>(instant: Given) => (instant === null ? null : shift(instant)) as Given
}
