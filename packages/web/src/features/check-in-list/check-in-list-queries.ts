import { listCheckInLists } from '@foyer/contracts/check-in-list/check-in-list-endpoints'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'
import { eventKey } from '../../lib/api/event-key.ts'
import { wholeList } from '../../lib/list/whole-list.ts'

export const checkInListQueries = {
  all: (event_id: string) =>
    queryOptions({
      queryKey: [...eventKey(event_id), 'check-in-lists'],
      queryFn: ({ signal }) =>
        wholeList((query) => call(listCheckInLists, { params: { event_id }, query, signal })),
      staleTime: 10_000,
    }),
}
