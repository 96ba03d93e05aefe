import { useLocation, useRouteError } from 'react-router-dom'
import { ErrorPage } from '../../components/layout/error-page.tsx'
import { SignInAgain } from '../../components/layout/sign-in-again.tsx'
import { SignInPage } from '../../components/layout/sign-in-page.tsx'
import { isCallError } from '../../lib/api/call-error.ts'
import { isPublicPath } from '../../lib/session/login-redirect.ts'

/** Shown by a management frame that cannot load. An expired token leads to login. */
export function SessionError() {
  const error = useRouteError()
  const { pathname } = useLocation()
  if (!isCallError(error) || error.status !== 401) return <ErrorPage error={error} />
  return isPublicPath(pathname) ? <SignInPage /> : <SignInAgain />
}
