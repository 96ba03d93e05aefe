import { getPublicAttendee } from '@foyer/contracts/attendee/attendee-endpoints'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'

/** A ticket, by its link. */
export function ticketQuery(attendeeShortId: string) {
  return queryOptions({
    queryKey: ['ticket', attendeeShortId],
    queryFn: async ({ signal }) =>
      (await call(getPublicAttendee, { params: { attendee_short_id: attendeeShortId }, signal })).data,
    staleTime: 0,
  })
}
