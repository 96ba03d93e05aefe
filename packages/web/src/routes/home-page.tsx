import { Navigate } from 'react-router-dom'
import { useIsSignedIn } from '../lib/session/session.ts'
import { paths } from '../paths.ts'

/** `/` (specification §2): signed in goes on to the events, everybody else to login. A dead token ends at login too. */
export function HomePage() {
  return <Navigate replace to={useIsSignedIn() ? paths.events() : paths.auth.login()} />
}
