import * as z from 'zod'
import { type ListFilter, type ListOperator, listFilters } from './list-filter.ts'

/** What every list's query has in common. */
const common = {
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  per_page: z.coerce.number().int().min(1).max(100).default(20),
  query: z.string().trim().max(200).optional(),
  sort_direction: z.enum(['asc', 'desc']).optional(),
}

interface ListFields<SortField extends string> {
  sort: readonly [SortField, ...SortField[]]
  filter: Record<string, ListFilter>
}

/**
 * The query of every list call (specification 3.list-query; defaults of §9): `page` from 1, `per_page` 20 by
 * default and at most 100, `query` searches text, `sort_by` one of the list's own fields,
 * `filter_fields[field][operator]=value`, values of `in` separated by commas.
 */
export function listQuery<const SortField extends string>(fields: ListFields<SortField>) {
  return z.strictObject({
    ...common,
    sort_by: z.enum(fields.sort).optional(),
    filter_fields: listFilters(fields.filter).optional(),
  })
}

/** A parsed list query, of any list. */
export interface ListQuery {
  page: number
  per_page: number
  query?: string | undefined
  sort_by?: string | undefined
  sort_direction?: 'asc' | 'desc' | undefined
  filter_fields?: Record<string, Partial<Record<ListOperator, string>>> | undefined
}

export const listMeta = z.object({
  page: z.int(),
  per_page: z.int(),
  total: z.int(),
  last_page: z.int(),
})
export type ListMeta = z.infer<typeof listMeta>

/** `{ data, meta }`: the answer of a list call. */
export function listOf<Item extends z.ZodType>(item: Item) {
  return z.object({ data: z.array(item), meta: listMeta })
}

/** `{ data }`: the answer of every other call. */
export function dataOf<Data extends z.ZodType>(data: Data) {
  return z.object({ data })
}
