import type { ListQuery } from '@foyer/contracts/list'
import type { ListOperator } from '@foyer/contracts/list-filter'

type Test = (value: RowValue) => boolean

/** The rows that pass every filter of the list query (specification 3.list-query). */
export function filterRows<Row extends object>(
  rows: readonly Row[],
  filters: ListQuery['filter_fields'],
): Row[] {
  const tests = Object.entries(filters ?? {}).flatMap(([field, operators]) =>
    Object.entries(operators).map(([operator, given]) => ({
      field: field as keyof Row,
      passes: overSeveral(operator as ListOperator, testOf(operator as ListOperator, given)),
    })),
  )
  return rows.filter((row) => tests.every(({ field, passes }) => passes(row[field] as RowValue | RowValue[])))
}

/** Of a field with several values one must pass; for exclusions, all. */
function overSeveral(operator: ListOperator, passes: Test) {
  return (value: RowValue | RowValue[]): boolean => {
    if (!Array.isArray(value)) return passes(value)
    return operator === 'ne' ? value.every(passes) : value.some(passes)
  }
}

/** The rows that hold every word of the search in one of those fields. */
export function searchRows<Row extends object>(
  rows: readonly Row[],
  search: string,
  fields: readonly (keyof Row)[],
): Row[] {
  const words = foldText(search).split(/\s+/).filter(Boolean)
  return rows.filter((row) => {
    const text = searchedText(row, fields)
    return words.every((word) => text.includes(word))
  })
}

/** What rows are searched by, once for each that stays in memory. */
const searchedTexts = new WeakMap<object, { of: string; text: string }>()

/** A row's fields, folded, one a line: no word of a search goes from one into the next. */
function searchedText<Row extends object>(row: Row, fields: readonly (keyof Row)[]): string {
  const of = fields.join()
  const known = searchedTexts.get(row)
  if (known?.of === of) return known.text
  const text = fields.map((field) => foldText(String(row[field] ?? ''))).join('\n')
  searchedTexts.set(row, { of, text })
  return text
}

function testOf(operator: ListOperator, given: string): Test {
  switch (operator) {
    case 'eq':
      return isOneOf([given])
    case 'ne':
      return not(isOneOf([given]))
    case 'in':
      return isOneOf(given.split(',').map((part) => part.trim()))
    case 'like':
      return contains(given)
    case 'lt':
      return compares(given, (order) => order < 0)
    case 'lte':
      return compares(given, (order) => order <= 0)
    case 'gt':
      return compares(given, (order) => order > 0)
    case 'gte':
      return compares(given, (order) => order >= 0)
  }
}

function isOneOf(given: readonly string[]): Test {
  const texts = new Set(given.map(foldText))
  const numbers = new Set(given.filter((each) => each !== '').map(Number))
  const instants = new Set(given.map((each) => Date.parse(each)))
  return (value) => {
    if (typeof value === 'number') return numbers.has(value)
    if (isInstant(value)) return instants.has(Date.parse(value))
    return texts.has(foldText(String(value ?? '')))
  }
}

function contains(given: string): Test {
  const folded = foldText(given)
  return (value) => foldText(String(value ?? '')).includes(folded)
}

/** A missing value, or a number or instant that cannot be read, is neither smaller nor larger than anything. */
function compares(given: string, accepts: (order: number) => boolean): Test {
  return (value) => {
    const key = comparable(value)
    if (key === null || given === '') return false
    if (isInstant(value)) return accepts(compare(key, Date.parse(given)))
    return accepts(compare(key, typeof key === 'number' ? Number(given) : given))
  }
}

const not =
  (test: Test): Test =>
  (value) =>
    !test(value)

const ownLetters: Record<string, string> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

const isPlain = /^[\x20-\x7e]*$/

/** Text as searches compare it: without case and accents, so that "muller" finds "Müller" and "strasse" "Straße". */
export function foldText(text: string): string {
  const lowered = text.toLowerCase()
  if (isPlain.test(lowered)) return lowered
  return lowered
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[ßøæœłđðþı]/g, (letter) => ownLetters[letter] ?? letter)
}

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

/** Order of two existing values: text without regard to case and accents, and "9" before "10". */
export function compare(left: string | number, right: string | number): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right
  return collator.compare(String(left), String(right))
}
