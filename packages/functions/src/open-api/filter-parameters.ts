import type { DescribedFilter, ListOperator } from '@foyer/contracts/list-filter'
import * as z from 'zod'
import { toJSONSchema } from 'zod/mini'
import { refTo, type Schema } from './json-schema.ts'
import type { Parameter, ToSchema } from './parameter.ts'

const conditions: Record<ListOperator, string> = {
  eq: 'Is this. Empty: there is none.',
  ne: 'Is not this. Empty: there is one.',
  lt: 'Only where it is less than this.',
  lte: 'Only where it is at most this.',
  gt: 'Only where it is more than this.',
  gte: 'Only where it is at least this.',
  like: 'Only where it contains this text, without regard to case.',
  in: 'Only where it is one of these, separated by commas.',
}
const times: Partial<Record<ListOperator, string>> = {
  lt: 'Only before this.',
  lte: 'Only until this.',
  gt: 'Only after this.',
  gte: 'Only from this on.',
}

/** What a filter with an operator is given, once for all fields, by the name of its component. */
export const filterValues: Record<string, Schema> = {
  ListFilters: { type: 'object', description: 'The filters of that list: `{ field: { operator: value } }`.' },
  ...Object.fromEntries(
    (Object.keys(conditions) as ListOperator[]).flatMap((operator): [string, Schema][] => [
      [`Filter.${operator}`, { type: 'string', description: conditions[operator] }],
      [`Filter.number.${operator}`, { type: 'number', description: conditions[operator] }],
      [
        `Filter.time.${operator}`,
        { type: 'string', format: 'date-time', description: times[operator] ?? conditions[operator] },
      ],
    ]),
  ),
}

/**
 * A list's filters as parameters of their own, `filter_fields[status][eq]`. OpenAPI has no style for two levels of brackets, so no
 * client could send one parameter with all filters.
 */
export function filterParameters(filterFields: z.ZodType, toSchema: ToSchema): Parameter[] {
  const told = toJSONSchema(filterFields, { io: 'input', unrepresentable: 'any' })
  const filters = told['x-filters'] as Record<string, DescribedFilter>
  return Object.entries(filters).flatMap(([field, filter]) =>
    filter.operators.map((operator) => ({
      name: `filter_fields[${field}][${operator}]`,
      in: 'query' as const,
      ...(filter.values && operator === 'eq' && { description: 'Is this.' }),
      schema: schemaOf(filter, operator, toSchema),
    })),
  )
}

function schemaOf({ kind, values }: DescribedFilter, operator: ListOperator, toSchema: ToSchema): Schema {
  if (operator === 'in') return refTo('Filter.in')
  if (kind === 'NUMBER') return refTo(`Filter.number.${operator}`)
  if (kind === 'INSTANT') return refTo(`Filter.time.${operator}`)
  return values && operator === 'eq' ? toSchema(z.enum(values)) : refTo(`Filter.${operator}`)
}
