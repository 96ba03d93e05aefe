import { listDoorAttendees } from '@foyer/contracts/check-in/check-in-endpoints'
import { getPublicCheckInList } from '@foyer/contracts/check-in-list/check-in-list-endpoints'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'

/** Other doors scan too: how often the counter is asked after, in milliseconds. */
const counterInterval = 15_000

export function doorListQuery(listShortId: string) {
  return queryOptions({
    queryKey: ['door-list', listShortId],
    queryFn: async ({ signal }) =>
      (await call(getPublicCheckInList, { params: { check_in_list_short_id: listShortId }, signal })).data,
    refetchInterval: counterInterval,
    staleTime: 0,
  })
}

/** Whom the list admits, found by name or reference. */
export function doorAttendeesQuery(listShortId: string, query: string) {
  return queryOptions({
    queryKey: ['door-attendees', listShortId, query],
    queryFn: ({ signal }) =>
      call(listDoorAttendees, {
        params: { check_in_list_short_id: listShortId },
        query: { per_page: 30, query, sort_by: 'last_name', sort_direction: 'asc' },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}
