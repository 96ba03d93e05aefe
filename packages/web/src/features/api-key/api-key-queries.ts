import { listApiKeys } from '@foyer/contracts/api-key/api-key-endpoints'
import { listEvents } from '@foyer/contracts/event/event-endpoints'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'
import { wholeList } from '../../lib/list/whole-list.ts'

export const apiKeyQueries = {
  all: (account_id: string) =>
    queryOptions({
      queryKey: ['api-keys', account_id],
      queryFn: ({ signal }) =>
        wholeList((query) => call(listApiKeys, { params: { account_id }, query, signal })),
    }),
  /** The events that a key may be for: the newest hundred that are not archived. */
  events: () =>
    queryOptions({
      queryKey: ['api-keys', 'events'],
      queryFn: async ({ signal }) =>
        (await call(listEvents, { query: { page: 1, per_page: 100 }, signal })).data,
    }),
}
