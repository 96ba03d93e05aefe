import { Navigate } from 'react-router-dom'
import { useIsSignedIn } from '../lib/session/session.ts'
import { paths } from '../paths.ts'

/** `/` (specification §2) leads signed-in visitors to their events and others to login, where an expired token ends too. */
export function HomePage() {
  return <Navigate replace to={useIsSignedIn() ? paths.events() : paths.auth.login()} />
}
