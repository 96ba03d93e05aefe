import { useEffect, useState } from 'react'

/**
 * Seconds until an instant, updated each second, down to 0. It reads the clock each time, so it stays right after the
 * device sleeps.
 */
export function useCountdown(until: string, onEnd?: () => void): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(until))
  useEffect(() => {
    setSeconds(secondsUntil(until))
    const timer = setInterval(() => {
      const left = secondsUntil(until)
      setSeconds(left)
      if (left > 0) return
      clearInterval(timer)
      onEnd?.()
    }, 1000)
    return () => clearInterval(timer)
  }, [until, onEnd])
  return seconds
}

function secondsUntil(instant: string): number {
  return Math.max(0, Math.ceil((Date.parse(instant) - Date.now()) / 1000))
}
