import { resendTicket, updateAttendee } from '@foyer/contracts/attendee/attendee-endpoints'
import type { EndpointInput } from '@foyer/contracts/endpoint'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { eventKey } from '../../lib/event-key.ts'
import { attendeeQueries } from './attendee-queries.ts'

/** What names one attendee of an event. */
type AttendeeParams = EndpointInput<typeof updateAttendee>['params']

export function useUpdateAttendee(params: AttendeeParams) {
  const client = useQueryClient()
  const { event_id, attendee_short_id } = params
  return useMutation({
    mutationFn: async (body: EndpointInput<typeof updateAttendee>['body']) =>
      (await call(updateAttendee, { params, body })).data,
    onSuccess: (attendee) => {
      client.setQueryData(attendeeQueries.detail(event_id, attendee_short_id).queryKey, attendee)
      return Promise.all(
        ['attendees', 'order'].map((part) =>
          client.invalidateQueries({ queryKey: [...eventKey(event_id), part] }),
        ),
      )
    },
    meta: { isErrorShownInPlace: true },
  })
}

/** Until an email that was asked for is written down as sent. */
const emailDelayMs = 2000

export function useResendTicket() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (params: AttendeeParams) => call(resendTicket, { params }),
    onSuccess: (_answer, { event_id, attendee_short_id }) => {
      const { queryKey } = attendeeQueries.detail(event_id, attendee_short_id)
      setTimeout(() => void client.invalidateQueries({ queryKey }), emailDelayMs)
    },
  })
}
