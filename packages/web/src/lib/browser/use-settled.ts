import { useEffect, useState } from 'react'

const settledMs = 250

/**
 * What was typed, once typing pauses for that many milliseconds: a search reads a whole list, so it is not asked for every letter. An
 * emptied field is followed at once, because it only leads back to what was shown before.
 */
export function useSettled(typed: string, milliseconds = settledMs): string {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), typed === '' ? 0 : milliseconds)
    return () => clearTimeout(timer)
  }, [typed, milliseconds])
  return settled
}
