import { deleteCheckIn } from '@foyer/contracts/check-in/check-in-endpoints'
import { msg } from '@lingui/core/macro'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { forgetAdmission } from './device/roster.ts'

/** Takes an admission back; the ticket can be scanned again. */
export function useUndoCheckIn(listShortId: string, onDone: (attendeeShortId: string) => void) {
  return useMutation({
    mutationFn: async (attendeeShortId: string) => {
      await call(deleteCheckIn, {
        params: { check_in_list_short_id: listShortId, attendee_short_id: attendeeShortId },
      })
      await forgetAdmission(listShortId, attendeeShortId)
    },
    onSuccess: (_nothing, attendeeShortId) => onDone(attendeeShortId),
    meta: { failure: msg`Unable to check out the attendee` },
  })
}
