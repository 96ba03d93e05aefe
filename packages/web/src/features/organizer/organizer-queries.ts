import { getOrganizer, listOrganizers } from '@foyer/contracts/organizer/organizer-endpoints'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'

export const organizerQueries = {
  /** All of the account, by name. */
  all: () =>
    queryOptions({
      queryKey: ['organizers'],
      queryFn: async ({ signal }) => (await call(listOrganizers, { signal })).data,
    }),
  detail: (organizer_id: string) =>
    queryOptions({
      queryKey: ['organizer', organizer_id],
      queryFn: async ({ signal }) => (await call(getOrganizer, { params: { organizer_id }, signal })).data,
    }),
}
