import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { countAdmission } from './count-admission.ts'
import { type ScanState, ScanStore } from './device/scan-store.ts'
import { doorListQuery } from './door-queries.ts'
import { foundKey } from './follow-verdict.ts'
import { startOffline } from './offline/start-offline.ts'
import type { KeptScan } from './scan.ts'
import { askServer } from './sync/ask-server.ts'
import { type RetryLoop, startRetryLoop } from './sync/retry-loop.ts'
import { sendWaiting } from './sync/send-waiting.ts'

/** Milliseconds until the server's counter includes an admission that it just made. */
const countedAfter = 2000

export interface DoorSync {
  store: ScanStore
  state: ScanState
  /** Tries to send now, because there is something new or a better chance. Stable. */
  wake: () => void
}

/** Sends the waiting scans of a list while its page is open, even after the list has closed (F20). */
export function useDoorSync(listShortId: string): DoorSync {
  const client = useQueryClient()
  const store = useMemo(() => new ScanStore(listShortId), [listShortId])
  const state = useSyncExternalStore(store.subscribe, store.state)
  const loop = useRef<RetryLoop>(null)
  const wake = useCallback(() => loop.current?.wake(), [])

  useEffect(startOffline, [])
  useEffect(() => store.follow(), [store])
  useEffect(() => {
    let recount: ReturnType<typeof setTimeout> | undefined
    const ask = async (scan: KeptScan, isLate: boolean) => {
      const answer = await askServer(scan, isLate)
      if (answer?.verdict.kind === 'admitted') countAdmission(client, listShortId, 1)
      return answer
    }
    const running = startRetryLoop(async () => {
      const before = store.state().settled
      const isDone = await sendWaiting(store, ask)
      if (store.state().settled === before) return isDone
      void client.invalidateQueries({ queryKey: foundKey(listShortId) })
      clearTimeout(recount)
      recount = setTimeout(() => {
        void client.invalidateQueries({ queryKey: doorListQuery(listShortId).queryKey })
      }, countedAfter)
      return isDone
    })
    loop.current = running
    running.wake()
    window.addEventListener('online', running.wake)
    return () => {
      window.removeEventListener('online', running.wake)
      running.stop()
      clearTimeout(recount)
    }
  }, [client, listShortId, store])
  return { store, state, wake }
}
