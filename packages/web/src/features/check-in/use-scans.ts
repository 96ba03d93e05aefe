import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { countAdmission } from './count-admission.ts'
import { findOnRoster } from './device/roster.ts'
import { deviceVerdict, earlierScan } from './device-verdict.ts'
import { doorListQuery } from './door-queries.ts'
import { followVerdict, markFound } from './follow-verdict.ts'
import { newScan } from './scan.ts'
import { sendScan } from './sync/send-scan.ts'
import type { DoorSync } from './use-door-sync.ts'
import type { Verdict } from './verdict.ts'

/** Scans for one list. Each scan is stored on the device first. Then the server answers, or else the device. */
export function useScans(listShortId: string, { store, wake }: Pick<DoorSync, 'store' | 'wake'>) {
  const client = useQueryClient()

  const submit = useCallback(
    async (text: string): Promise<Verdict> => {
      const scan = await newScan(text)
      if (!scan) return { kind: 'unknown' }
      await store.add(scan)
      const attendee = await findOnRoster(listShortId, scan.code)
      const earlier = earlierScan(scan, attendee, store.state().waiting)
      // Sent before an earlier scan of the same ticket, this one would turn that one into a conflict.
      const sent = navigator.onLine && !earlier ? await sendScan(store, scan.scan_id, false) : null
      if (sent?.kind === 'answered') {
        const { verdict } = sent.answer
        followVerdict(client, listShortId, { verdict, reference: attendee?.reference ?? null })
        return verdict
      }
      const verdict = deviceVerdict(attendee, earlier)
      await store.tell(scan.scan_id, verdict)
      if (sent) void client.invalidateQueries({ queryKey: doorListQuery(listShortId).queryKey })
      wake()
      return verdict
    },
    [client, listShortId, store, wake],
  )

  /** After an undo, removes the entry and lowers the counter. */
  const forget = useCallback(
    (attendeeReference: string) => {
      store.forget(attendeeReference)
      countAdmission(client, listShortId, -1)
      markFound(client, listShortId, attendeeReference, null)
    },
    [client, listShortId, store],
  )
  return { submit, forget }
}
