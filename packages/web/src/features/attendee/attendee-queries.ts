import { attendeeListQuery } from '@foyer/contracts/attendee/attendee'
import { getAttendee, listAttendees } from '@foyer/contracts/attendee/attendee-endpoints'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'
import { rowKeys } from '../../lib/api/event-key.ts'
import type { ListState } from '../../lib/list/list-state.ts'
import { toListQuery } from '../../lib/list/to-list-query.ts'

export const attendeeQueries = {
  list: (event_id: string, list: ListState) =>
    queryOptions({
      queryKey: [...rowKeys.attendees(event_id), list],
      queryFn: ({ signal }) =>
        call(listAttendees, { params: { event_id }, query: toListQuery(attendeeListQuery, list), signal }),
      placeholderData: keepPreviousData,
      staleTime: 10_000,
    }),
  detail: (event_id: string, attendee_short_id: string) =>
    queryOptions({
      queryKey: rowKeys.attendee(event_id, attendee_short_id),
      queryFn: async ({ signal }) =>
        (await call(getAttendee, { params: { event_id, attendee_short_id }, signal })).data,
      staleTime: 5000,
    }),
}
