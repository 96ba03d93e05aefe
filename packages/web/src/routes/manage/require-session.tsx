import { Suspense, useState } from 'react'
import { Navigate, Outlet } from 'react-router-dom'
import { ManageShellSkeleton } from '../../components/layout/manage-shell-skeleton.tsx'
import { keepReturnAddress } from '../../lib/login-redirect.ts'
import { readToken } from '../../lib/session.ts'
import { useFollowedAccount } from '../../lib/use-followed-account.ts'
import { paths } from '../../paths.ts'

/** Around everything behind the login: nobody signed in goes there first and comes back here. */
export function RequireSession() {
  const [isSignedIn] = useState(() => {
    if (readToken() !== null) return true
    keepReturnAddress()
    return false
  })
  useFollowedAccount()
  if (!isSignedIn) return <Navigate replace to={paths.auth.login()} />
  return (
    <Suspense fallback={<ManageShellSkeleton />}>
      <Outlet />
    </Suspense>
  )
}
