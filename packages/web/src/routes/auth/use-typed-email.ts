import { useLocation } from 'react-router-dom'

/** The email typed on the page before. `AuthLink` passes it in the history entry, so it never appears in the URL. */
export function useTypedEmail(): string {
  const state: unknown = useLocation().state
  const isGiven = typeof state === 'object' && state !== null && 'email' in state
  return isGiven && typeof state.email === 'string' ? state.email : ''
}
