import * as z from 'zod'
import { instant, instantSentence } from './id.ts'

export const listOperators = ['eq', 'ne', 'lt', 'lte', 'gt', 'gte', 'like', 'in'] as const
export type ListOperator = (typeof listOperators)[number]

/**
 * How a list can be filtered by one field: the operators and the possible values. `values` has all of them if they are
 * few.
 */
export interface ListFilter {
  /** What its values are; a filter of VALUE has few, and names them. */
  kind: 'TEXT' | 'ID' | 'NUMBER' | 'INSTANT' | 'VALUE'
  operators: readonly ListOperator[]
  values?: readonly string[]
  /** The sentence for an impossible value, null for a possible one. */
  refusal: (value: string) => string | null
}

const among: readonly ListOperator[] = ['eq', 'ne', 'in']
const between: readonly ListOperator[] = ['lt', 'lte', 'gt', 'gte']

export const textFilter: ListFilter = { kind: 'TEXT', operators: [...among, 'like'], refusal: () => null }

/** An id, or another text that is only compared whole. */
export const idFilter: ListFilter = {
  kind: 'ID',
  operators: among,
  refusal: (value) => (/^[\w-]{1,64}$/.test(value) ? null : 'This is not an id of that kind.'),
}

export const numberFilter: ListFilter = {
  kind: 'NUMBER',
  operators: [...among, ...between],
  refusal: (value) => (/^-?\d{1,15}(\.\d{1,6})?$/.test(value) ? null : 'Enter a number.'),
}

/** An instant in any zone, or a date, which starts at midnight UTC. */
export const instantFilter: ListFilter = {
  kind: 'INSTANT',
  operators: [...among, ...between],
  refusal: (value) => (z.union([instant, z.iso.date()]).safeParse(value).success ? null : instantSentence),
}

export const booleanFilter = oneOf(['true', 'false'])

/** One of a few values, ignoring case. */
export function oneOf(values: readonly string[], operators: readonly ListOperator[] = among): ListFilter {
  const known = values.map((value) => value.toLowerCase())
  return {
    kind: 'VALUE',
    operators,
    values,
    refusal: (value) =>
      known.includes(value.toLowerCase()) ? null : `Filter with one of ${values.join(', ')}.`,
  }
}

/** One value per operator, as text: `filter_fields[status][in]=LIVE,DRAFT`. */
const filterFields = z.record(
  z.string().max(50),
  z.partialRecord(z.enum(listOperators), z.string().max(500), {
    error: ({ code }: { code?: string | undefined }) =>
      code === 'unrecognized_keys' ? `Filter with one of ${listOperators.join(', ')}.` : undefined,
  }),
)

/**
 * The filters of one list. Impossible fields, operators and values are refused with the possible ones, because a typo
 * must not look like an empty list. An empty value of `eq` or `ne` stands for a field without a value.
 */
export function listFilters(filters: Record<string, ListFilter>) {
  return filterFields
    .refine((given) => Object.keys(given).every((name) => Object.hasOwn(filters, name)), {
      message: 'This list cannot be filtered by that field.',
      abort: true,
    })
    .check(({ value: given, issues }) => {
      for (const [field, operators] of Object.entries(given))
        for (const [operator, value] of Object.entries(operators)) {
          const message = refusalOf(filters[field], operator as ListOperator, value)
          if (message) issues.push({ code: 'custom', path: [field, operator], message, input: given })
        }
    })
    .meta({ 'x-filters': describe(filters) })
}

function refusalOf(filter: ListFilter | undefined, operator: ListOperator, value: string): string | null {
  if (!filter) return null
  if (!filter.operators.includes(operator)) return `Filter with one of ${filter.operators.join(', ')}.`
  if (operator === 'like' || (value === '' && (operator === 'eq' || operator === 'ne'))) return null
  const values = operator === 'in' ? value.split(',').map((part) => part.trim()) : [value]
  const given = operator === 'in' ? values.filter((part) => part !== '') : values
  return given.map(filter.refusal).find((message) => message !== null) ?? null
}

/** A filter as programs read it, under `x-filters` of a list's schema. */
export type DescribedFilter = Omit<ListFilter, 'refusal'>

/** The filters for programs: for OpenAPI, and for the test that goes through all lists. */
function describe(filters: Record<string, ListFilter>): Record<string, DescribedFilter> {
  return Object.fromEntries(
    Object.entries(filters).map(([field, { kind, operators, values }]) => [
      field,
      { kind, operators, ...(values ? { values } : {}) },
    ]),
  )
}
