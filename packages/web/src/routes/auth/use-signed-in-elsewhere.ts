import { useEffect } from 'react'
import { readToken } from '../../lib/session/session.ts'

/** Calls back without a password once this browser is signed in: already, or from another tab while this one waits. */
export function useSignedInElsewhere(onSignedIn: () => void, isWanted = true): void {
  useEffect(() => {
    if (!isWanted) return
    const follow = () => {
      if (readToken() !== null) onSignedIn()
    }
    follow()
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [onSignedIn, isWanted])
}
