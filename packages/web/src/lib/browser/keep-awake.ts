/**
 * Keeps the screen on. Browsers release the lock when the page is hidden, so it is requested again when the page is
 * shown. If a browser cannot (Safari before 16.4, Firefox before 126) or refuses, the screen turns off as usual. Returns
 * the function that stops it.
 */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | undefined
  let isAsking = false
  let isOver = false
  const ask = async () => {
    if (document.visibilityState !== 'visible' || isAsking || (lock && !lock.released)) return
    isAsking = true
    try {
      const given = await navigator.wakeLock?.request('screen')
      if (isOver) void given?.release()
      else lock = given
    } catch {
      // Refused. It is requested again when the page is next shown.
    } finally {
      isAsking = false
    }
  }
  void ask()
  document.addEventListener('visibilitychange', ask)
  return () => {
    isOver = true
    document.removeEventListener('visibilitychange', ask)
    void lock?.release()
  }
}
