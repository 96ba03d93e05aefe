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
