import { useRouteError } from 'react-router-dom'
import { ErrorPage } from '../../components/layout/error-page.tsx'
import { SignInAgain } from '../../components/layout/sign-in-again.tsx'
import { isCallError } from '../../lib/call-error.ts'

/** What a management frame that cannot load shows; a token that is no longer good leads to login. */
export function SessionError() {
  const error = useRouteError()
  return isCallError(error) && error.status === 401 ? <SignInAgain /> : <ErrorPage error={error} />
}
