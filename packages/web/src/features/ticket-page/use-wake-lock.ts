import { useEffect } from 'react'

/**
 * Keeps the screen on while a ticket is shown. Browsers release the lock when the page is hidden, so it is requested
 * again when the page is shown.
 */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | null = null
    let isOver = false
    const ask = async () => {
      if (document.visibilityState !== 'visible') return
      // A phone that saves power may refuse. The ticket is shown anyway.
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
