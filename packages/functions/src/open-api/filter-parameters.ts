import type { DescribedFilter, ListOperator } from '@foyer/contracts/list-filter'
import * as z from 'zod'
import { toJSONSchema } from 'zod/mini'
import type { Schema } from './json-schema.ts'
import type { Parameter, ToSchema } from './parameter.ts'

/** The filters of a list in a body, where they stay one field. */
export const filterValues: Record<string, Schema> = {
  ListFilters: { type: 'object', description: 'The filters of that list: `{ field: { operator: value } }`.' },
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
      schema: schemaOf(filter, operator, toSchema),
    })),
  )
}

/** Each operator means the same in all filters, and the introduction says what. */
function schemaOf({ kind, values }: DescribedFilter, operator: ListOperator, toSchema: ToSchema): Schema {
  if (operator === 'in') return { type: 'string' }
  if (kind === 'NUMBER') return { type: 'number' }
  if (kind === 'INSTANT') return { type: 'string', format: 'date-time' }
  return values && operator === 'eq' ? toSchema(z.enum(values)) : { type: 'string' }
}
