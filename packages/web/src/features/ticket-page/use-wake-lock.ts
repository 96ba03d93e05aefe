import { useEffect } from 'react'

/** Keeps the screen on while a ticket is shown: a browser lets go when the page is hidden, so it is asked again when it is back. */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | null = null
    let isOver = false
    const ask = async () => {
      if (document.visibilityState !== 'visible') return
      // A phone that saves power refuses; the ticket is shown all the same.
      const given = await navigator.wakeLock.request('screen').catch(() => null)
      if (isOver) await given?.release()
      else lock = given
    }
    const onVisibility = () => void ask()
    void ask()
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', onVisibility)
      void lock?.release()
    }
  }, [isWanted])
}
