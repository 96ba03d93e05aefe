import { createAttendee, resendTicket, updateAttendee } from '@foyer/contracts/attendee/attendee-endpoints'
import type { EndpointInput } from '@foyer/contracts/endpoint'
import { msg } from '@lingui/core/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'
import { eventKey } from '../../lib/api/event-key.ts'
import { useAttemptKey } from '../../lib/api/use-attempt-key.ts'
import { attendeeQueries } from './attendee-queries.ts'

/** The ids of one attendee of an event. */
export type AttendeeParams = EndpointInput<typeof updateAttendee>['params']

/** Creates an attendee. An attempt that is sent again creates no second one (F8). */
export function useCreateAttendee(event_id: string) {
  const client = useQueryClient()
  const attempt = useAttemptKey()
  return useMutation({
    mutationFn: async (body: EndpointInput<typeof createAttendee>['body']) =>
      (await call(createAttendee, { params: { event_id }, body, idempotencyKey: attempt.keyFor(body) })).data,
    onSuccess: () => client.invalidateQueries({ queryKey: eventKey(event_id) }),
    onSettled: (_answer, error) => attempt.settled(error),
    meta: { isErrorShownInPlace: true },
  })
}

export function useUpdateAttendee(params: AttendeeParams) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: EndpointInput<typeof updateAttendee>['body']) =>
      (await call(updateAttendee, { params, body })).data,
    onSuccess: (attendee) => {
      client.setQueryData(
        attendeeQueries.detail(params.event_id, params.attendee_short_id).queryKey,
        attendee,
      )
      return client.invalidateQueries({ queryKey: eventKey(params.event_id) })
    },
    meta: { isErrorShownInPlace: true },
  })
}

/** The time until a requested email is recorded as sent. */
const emailDelayMs = 2000

export function useResendTicket() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (params: AttendeeParams) => call(resendTicket, { params }),
    onSuccess: (_answer, { event_id, attendee_short_id }) => {
      const { queryKey } = attendeeQueries.detail(event_id, attendee_short_id)
      setTimeout(() => void client.invalidateQueries({ queryKey }), emailDelayMs)
    },
    meta: { failure: msg`Failed to resend the ticket email` },
  })
}
