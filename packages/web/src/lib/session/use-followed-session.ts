import { useEffect } from 'react'
import { paths } from '../../paths.ts'
import { keepUnsavedForms } from '../form/unsaved-forms.ts'
import { endSession } from './login-redirect.ts'
import { readToken } from './session.ts'
import { tokenClaim } from './token-claim.ts'

/**
 * All tabs share one token. When another tab signs out, this one goes to login, so that it stops showing members' data.
 * When another tab changes the user or account, this one reloads, so that it never writes into the wrong account.
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

/** The signed-in user and account, null if signed out. */
function presentSession(): string | null {
  const token = readToken()
  return token === null ? null : `${tokenClaim(token, 'sub')} ${tokenClaim(token, 'account_id')}`
}
