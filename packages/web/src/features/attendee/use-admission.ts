import type { Attendee } from '@foyer/contracts/attendee/attendee'
import { createCheckIn, deleteCheckIn } from '@foyer/contracts/check-in/check-in-endpoints'
import type { CheckInList } from '@foyer/contracts/check-in-list/check-in-list'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useUndoToast } from '../../components/ui/use-undo-toast.tsx'
import { call } from '../../lib/api/call.ts'
import { eventKey } from '../../lib/api/event-key.ts'
import { attendeeQueries } from './attendee-queries.ts'

/** Admits an attendee at one list, or undoes that. The change shows at once, and is rolled back when the server refuses it. */
export function useAdmission(attendee: Attendee, list: CheckInList) {
  const { t } = useLingui()
  const client = useQueryClient()
  const undoToast = useUndoToast()
  const { event_id, short_id, reference } = attendee
  const { queryKey } = attendeeQueries.detail(event_id, short_id)
  const change = useMutation({
    mutationFn: async (isAdmitted: boolean) => {
      const params = { check_in_list_short_id: list.short_id }
      if (isAdmitted)
        await call(createCheckIn, { params, body: { code: short_id, scan_id: crypto.randomUUID() } })
      else await call(deleteCheckIn, { params: { ...params, attendee_reference: reference } })
    },
    onMutate: async (isAdmitted) => {
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData(queryKey)
      client.setQueryData(queryKey, (current) => current && withAdmission(current, list.id, isAdmitted))
      return { before }
    },
    onError: (_error, _isAdmitted, context) => client.setQueryData(queryKey, context?.before),
    onSuccess: (_nothing, isAdmitted) => {
      const undo = () => change.mutate(!isAdmitted)
      undoToast(isAdmitted ? t`Checked in` : t`Check-in undone`, { description: list.name, undo })
    },
    onSettled: () => client.invalidateQueries({ queryKey: eventKey(event_id) }),
    meta: { failure: msg`Unable to check in or check out the attendee` },
  })
  return {
    isBusy: change.isPending,
    admit: () => change.mutate(true),
    undo: () => change.mutate(false),
  }
}

function withAdmission(attendee: Attendee, check_in_list_id: string, isAdmitted: boolean): Attendee {
  const others = attendee.check_ins.filter((checkIn) => checkIn.check_in_list_id !== check_in_list_id)
  const now = { check_in_list_id, checked_in_at: new Date().toISOString() }
  return { ...attendee, check_ins: isAdmitted ? [...others, now] : others }
}
