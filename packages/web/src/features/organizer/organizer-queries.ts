import {
  getOrganizer,
  getOrganizerStatistics,
  listOrganizers,
} from '@foyer/contracts/organizer/organizer-endpoints'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'
import { organizerKey } from '../../lib/api/organizer-key.ts'
import { wholeList } from '../../lib/list/whole-list.ts'

export const organizerQueries = {
  /** All organizers of the account, by name. */
  all: () =>
    queryOptions({
      queryKey: ['organizers'],
      queryFn: ({ signal }) => wholeList((query) => call(listOrganizers, { query, signal })),
    }),
  detail: (organizer_id: string) =>
    queryOptions({
      queryKey: organizerKey(organizer_id),
      queryFn: async ({ signal }) => (await call(getOrganizer, { params: { organizer_id }, signal })).data,
    }),
  /** The totals of its events. */
  statistics: (organizer_id: string) =>
    queryOptions({
      queryKey: [...organizerKey(organizer_id), 'statistics'],
      queryFn: async ({ signal }) =>
        (await call(getOrganizerStatistics, { params: { organizer_id }, signal })).data,
    }),
}
