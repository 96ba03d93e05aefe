import { Temporal } from 'temporal-polyfill'

/** Moves an instant (UTC ISO text); null stays null. */
export type Shift = <Given extends string | null>(instant: Given) => Given

/**
 * Moves instants as far as an event's start moves, by the clock of its zone. A sale that ended at midnight a week before
 * still does, across clock changes. A skipped time becomes the one after the jump, a repeated one the first (F15).
 */
export function wallTimeShift(from: string, to: string, timeZone: string): Shift {
  const wall = (instant: string) =>
    Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone).toPlainDateTime()
  const distance = wall(from).until(wall(to), { largestUnit: 'hour' })
  const shift = (instant: string) =>
    new Date(wall(instant).add(distance).toZonedDateTime(timeZone).epochMilliseconds).toISOString()
  return <Given extends string | null>(instant: Given) => (instant === null ? null : shift(instant)) as Given
}
