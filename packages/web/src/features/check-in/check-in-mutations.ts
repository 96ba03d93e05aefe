import { deleteCheckIn } from '@foyer/contracts/check-in/check-in-endpoints'
import { msg } from '@lingui/core/macro'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'
import { forgetAdmission } from './device/roster.ts'

/** Undoes an admission, so that the ticket can be scanned again. */
export function useUndoCheckIn(listShortId: string, onDone: (attendeeReference: string) => void) {
  return useMutation({
    mutationFn: async (attendeeReference: string) => {
      await call(deleteCheckIn, {
        params: { check_in_list_short_id: listShortId, attendee_reference: attendeeReference },
      })
      await forgetAdmission(listShortId, attendeeReference)
    },
    onSuccess: (_nothing, attendeeReference) => onDone(attendeeReference),
    meta: { failure: msg`Unable to check out the attendee` },
  })
}
