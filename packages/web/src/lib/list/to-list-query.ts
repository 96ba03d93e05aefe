import type { ListQuery } from '@foyer/contracts/list'
import type * as z from 'zod'
import { defaultListState, type ListState } from './list-state.ts'

/**
 * A list's state in the shape that its endpoint accepts. An address that the endpoint would refuse, such as one from an
 * older release, asks for the first page.
 */
export function toListQuery<Schema extends z.ZodType>(schema: Schema, state: ListState): z.output<Schema> {
  const parsed = schema.safeParse(state)
  return parsed.success ? parsed.data : schema.parse(defaultListState)
}

/** The rows of a list's state and their order, without the page. */
export function toRowChoice<Schema extends z.ZodType<ListQuery>>(schema: Schema, state: ListState) {
  const { page: _page, per_page: _perPage, ...choice } = toListQuery(schema, state)
  return choice
}
