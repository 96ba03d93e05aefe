import { Suspense, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { ManageShellSkeleton } from '../../components/layout/manage-shell-skeleton.tsx'
import { SignInPage } from '../../components/layout/sign-in-page.tsx'
import { isPublicPath, keepReturnAddress } from '../../lib/session/login-redirect.ts'
import { readToken } from '../../lib/session/session.ts'
import { useFollowedSession } from '../../lib/session/use-followed-session.ts'
import { paths } from '../../paths.ts'

/** Sends a visitor without a session to login and, after that, back here. */
export function RequireSession() {
  const { pathname } = useLocation()
  const [isSignedIn] = useState(() => {
    if (readToken() !== null) return true
    keepReturnAddress()
    return false
  })
  useFollowedSession()
  if (!isSignedIn && isPublicPath(pathname)) return <SignInPage />
  if (!isSignedIn) return <Navigate replace to={paths.auth.login()} />
  return (
    <Suspense fallback={<ManageShellSkeleton />}>
      <Outlet />
    </Suspense>
  )
}
