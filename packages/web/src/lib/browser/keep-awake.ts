/**
 * Keeps the screen on while the page is seen: a browser lets go when it is hidden, so it is asked again when it is back. Where a browser
 * cannot (before Safari 16.4, Firefox 126) or refuses (low battery), the screen goes off as always. Returns what ends it.
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
      // Refused: asked again when the page is next shown.
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
