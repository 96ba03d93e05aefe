import { useLocation } from 'react-router-dom'

/** The email that was typed on the page before: `AuthLink` hands it on in the history's entry, so it stands in no address. */
export function useTypedEmail(): string {
  const state: unknown = useLocation().state
  const isGiven = typeof state === 'object' && state !== null && 'email' in state
  return isGiven && typeof state.email === 'string' ? state.email : ''
}
