import { useEffect, useState } from 'react'

/** Seconds until an instant, ticking once a second and stopping at 0. Reads the clock each time, so sleep does not hurt. */
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
