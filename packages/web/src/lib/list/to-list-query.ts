import type { ListQuery } from '@foyer/contracts/list'
import type * as z from 'zod'
import { defaultListState, type ListState } from './list-state.ts'

/**
 * What an address says of a list, as its endpoint takes it. An address that the endpoint would refuse, such as one of an
 * older release, asks for the first page instead.
 */
export function toListQuery<Schema extends z.ZodType>(schema: Schema, state: ListState): z.output<Schema> {
  const parsed = schema.safeParse(state)
  return parsed.success ? parsed.data : schema.parse(defaultListState)
}

/** The part of a list's state that says which rows it holds and in which order, without the page. */
export function toRowChoice<Schema extends z.ZodType<ListQuery>>(schema: Schema, state: ListState) {
  const { page: _page, per_page: _perPage, ...choice } = toListQuery(schema, state)
  return choice
}
