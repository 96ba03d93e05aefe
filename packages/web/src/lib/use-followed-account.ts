import { useEffect } from 'react'
import { paths } from '../paths.ts'
import { readToken } from './session.ts'
import { tokenClaim } from './token-claim.ts'

/**
 * All tabs share one token. When another tab signs in to another account, this one would show the old account's things and
 * write into the new one's: so it is loaded anew.
 */
export function useFollowedAccount(): void {
  useEffect(() => {
    const shown = presentAccount()
    const follow = () => {
      const account = presentAccount()
      if (account !== null && account !== shown) window.location.assign(paths.events())
    }
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [])
}

function presentAccount(): string | null {
  return tokenClaim(readToken() ?? '', 'account_id')
}
