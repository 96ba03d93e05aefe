import * as z from 'zod'
import { type ListFilter, type ListOperator, listFilters } from './list-filter.ts'

/** The part that every list's query has. */
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

/** What is included costs a read for each row. */
export const mostWithIncluded = 20

/** The list query that also takes `include`: what else each row of the page is to have, on at most 20 rows a page. */
export function including<Shape extends z.core.$ZodShape, const Part extends string>(
  query: z.ZodObject<Shape, z.core.$strict>,
  part: Part,
) {
  const whole = z.strictObject({ ...query.shape, include: z.enum([part]).optional() })
  return whole.refine((given) => !('include' in given) || Number(given.per_page) <= mostWithIncluded, {
    path: ['per_page'],
    message: `With \`include\`, ask for at most ${mostWithIncluded} on a page.`,
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
  /** How many there are on all pages. */
  total: z.int(),
  last_page: z.int(),
})
export type ListMeta = z.infer<typeof listMeta>

/** The answer of a list call, `{ data, meta }`. */
export function listOf<Item extends z.ZodType>(item: Item) {
  return z.object({ data: z.array(item), meta: listMeta })
}

/** The answer of every other call, `{ data }`. */
export function dataOf<Data extends z.ZodType>(data: Data) {
  return z.object({ data })
}

/**
 * A list's answer without the rows that its schema refuses, and the refused paths in them, so that one damaged row does
 * not hide the others. Null if anything else is refused. `meta` still counts the dropped rows.
 */
export function withoutDamagedRows(
  response: z.ZodType,
  answer: { data: unknown },
): { answer: object; damage: string[] } | null {
  const rows = response instanceof z.ZodObject ? response.shape.data : null
  if (!(rows instanceof z.ZodArray) || !Array.isArray(answer.data)) return null
  const read = answer.data.map((row) => z.safeParse(rows.element, row))
  const damage = read.flatMap(({ error }) => error?.issues.map(({ path }) => path.join('.')) ?? [])
  const whole = answer.data.filter((_, index) => read[index]?.success)
  const { success, data } = z.safeParse(response, { ...answer, data: whole })
  return success ? { answer: data as object, damage: [...new Set(damage)] } : null
}
