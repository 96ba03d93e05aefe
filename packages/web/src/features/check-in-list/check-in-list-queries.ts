import type { CheckInList, ListedCheckInList } from '@foyer/contracts/check-in-list/check-in-list'
import { listCheckInLists } from '@foyer/contracts/check-in-list/check-in-list-endpoints'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'
import { eventKey } from '../../lib/api/event-key.ts'
import { wholeList } from '../../lib/list/whole-list.ts'

export const checkInListQueries = {
  all: (event_id: string) =>
    queryOptions({
      queryKey: [...eventKey(event_id), 'check-in-lists'],
      queryFn: async ({ signal }) => {
        const read = (query: object) => call(listCheckInLists, { params: { event_id }, query, signal })
        return (await wholeList(read)).filter(hasLink)
      },
      staleTime: 10_000,
    }),
}

/** A person learns the link of every list. */
const hasLink = (list: ListedCheckInList): list is CheckInList => list.short_id !== null
