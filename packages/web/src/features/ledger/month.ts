import { todayIn, wallToInstant } from '../../lib/format/zoned-time.ts'

// A calendar month is written as the API writes it: `2026-11`.

/** This month in a zone. */
export function monthIn(timeZone: string): string {
  return todayIn(timeZone).slice(0, 7)
}

/** The month that comes a number of months later; below zero: earlier. */
export function addMonths(month: string, count: number): string {
  const first = new Date(`${month}-01T00:00:00Z`)
  first.setUTCMonth(first.getUTCMonth() + count)
  return first.toISOString().slice(0, 7)
}

/** All months from one to another, newest first. */
export function monthsFrom(first: string, last: string): string[] {
  const months: string[] = []
  for (let month = last; month >= first; month = addMonths(month, -1)) months.push(month)
  return months
}

/** The instants at which a month begins and ends in a zone. */
export function spanOf(month: string, timeZone: string): { from: string; to: string } {
  const beginOf = (begun: string) => new Date(wallToInstant(`${begun}-01T00:00`, timeZone)?.instant ?? begun)
  return { from: beginOf(month).toISOString(), to: beginOf(addMonths(month, 1)).toISOString() }
}

/** Whether a text, such as one in an address, is a month that the API knows. */
export function isMonth(text: string): boolean {
  return /^20\d\d-(0[1-9]|1[0-2])$/.test(text)
}
