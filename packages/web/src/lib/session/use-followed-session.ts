import { useEffect } from 'react'
import { paths } from '../../paths.ts'
import { keepUnsavedForms } from '../form/unsaved-forms.ts'
import { endSession } from './login-redirect.ts'
import { readToken } from './session.ts'
import { tokenClaim } from './token-claim.ts'

/**
 * All tabs share one token. When another tab signs out, this one would show what only members may see; when it signs in as
 * somebody else or to another account, this one would show the old account's things and write into the new one's. So it goes
 * to login with it, or is loaded again.
 */
export function useFollowedSession(): void {
  useEffect(() => {
    const shown = presentSession()
    const follow = () => {
      const present = presentSession()
      if (present === shown) return
      if (present === null) endSession()
      else keepUnsavedForms()
      window.location.assign(present === null ? paths.auth.login() : paths.events())
    }
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [])
}

/** Who is signed in, and to which account; null for no one. */
function presentSession(): string | null {
  const token = readToken()
  return token === null ? null : `${tokenClaim(token, 'sub')} ${tokenClaim(token, 'account_id')}`
}
