import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { type ScanState, ScanStore } from './device/scan-store.ts'
import { startOffline } from './offline/start-offline.ts'
import { type RetryLoop, startRetryLoop } from './sync/retry-loop.ts'
import { sendWaiting } from './sync/send-waiting.ts'

export interface DoorSync {
  store: ScanStore
  state: ScanState
  /** There is something to send, or a better chance to send it. Stable. */
  wake: () => void
}

/** Sends what waits on this device for a list, as long as its page is open, whether the list still is or not (F20). */
export function useDoorSync(listShortId: string): DoorSync {
  const client = useQueryClient()
  const store = useMemo(() => new ScanStore(listShortId), [listShortId])
  const state = useSyncExternalStore(store.subscribe, store.state)
  const loop = useRef<RetryLoop>(null)
  const wake = useCallback(() => loop.current?.wake(), [])

  useEffect(startOffline, [])
  useEffect(() => store.follow(), [store])
  useEffect(() => {
    const running = startRetryLoop(async () => {
      const before = store.state().settled
      const isDone = await sendWaiting(store)
      if (store.state().settled !== before) {
        void client.invalidateQueries({ queryKey: ['door-list', listShortId] })
        void client.invalidateQueries({ queryKey: ['door-attendees', listShortId] })
      }
      return isDone
    })
    loop.current = running
    running.wake()
    window.addEventListener('online', running.wake)
    return () => {
      window.removeEventListener('online', running.wake)
      running.stop()
    }
  }, [client, listShortId, store])
  return { store, state, wake }
}
