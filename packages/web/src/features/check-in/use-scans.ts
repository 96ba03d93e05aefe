import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { countAdmission } from './count-admission.ts'
import { findOnRoster } from './device/roster.ts'
import { deviceVerdict, earlierScan } from './device-verdict.ts'
import { doorListQuery } from './door-queries.ts'
import { newScan } from './scan.ts'
import { sendScan } from './sync/send-scan.ts'
import type { DoorSync } from './use-door-sync.ts'
import type { Verdict } from './verdict.ts'

/** Scanning at one list: every scan is kept on the device first, then the server is asked, else the device answers. */
export function useScans(listShortId: string, { store, wake }: Pick<DoorSync, 'store' | 'wake'>) {
  const client = useQueryClient()

  const submit = useCallback(
    async (text: string): Promise<Verdict> => {
      const scan = await newScan(text)
      if (!scan) return { kind: 'unknown' }
      await store.add(scan)
      const attendee = await findOnRoster(listShortId, scan.code)
      const earlier = earlierScan(scan, attendee, store.state().waiting)
      // Sent past an earlier scan of the same ticket, this one would make that one a conflict.
      const sent = navigator.onLine && !earlier ? await sendScan(store, scan.scan_id, false) : null
      if (sent?.kind === 'answered') {
        if (sent.answer.verdict.kind === 'admitted') countAdmission(client, listShortId, 1)
        void client.invalidateQueries({ queryKey: ['door-attendees', listShortId] })
        return sent.answer.verdict
      }
      const verdict = deviceVerdict(attendee, earlier)
      await store.tell(scan.scan_id, verdict)
      if (sent) void client.invalidateQueries({ queryKey: doorListQuery(listShortId).queryKey })
      wake()
      return verdict
    },
    [client, listShortId, store, wake],
  )

  /** After an undo: the entry goes, the counter follows. */
  const forget = useCallback(
    (attendeeReference: string) => {
      store.forget(attendeeReference)
      countAdmission(client, listShortId, -1)
      void client.invalidateQueries({ queryKey: ['door-attendees', listShortId] })
    },
    [client, listShortId, store],
  )
  return { submit, forget }
}
