const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true })
const instantShape = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

/** A field of a compact row. */
export type RowValue = string | number | boolean | null | undefined

/** A value as it is compared: instants as milliseconds, an empty field as null. */
export type Comparable = string | number | null

/** What a field's value is compared by. */
export function comparable(value: RowValue): Comparable {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'string') return isInstant(value) ? Date.parse(value) : value
  return Number(value)
}

/** True for a text that is an instant. */
export function isInstant(value: RowValue): value is string {
  return typeof value === 'string' && instantShape.test(value)
}

/** Order of two values that are there: text without case and accents, and "9" before "10". */
export function compare(left: string | number, right: string | number): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right
  return collator.compare(String(left), String(right))
}
