import { Outlet, ScrollRestoration, useMatch, useNavigate } from 'react-router-dom'
import { OfflineNotice } from '../components/layout/offline-notice.tsx'
import { ConfirmProvider } from '../components/ui/confirm.tsx'
import { GoToContext } from '../components/ui/form/go-to-context.ts'
import { LeaveGuardProvider } from '../components/ui/form/leave-guard-provider.tsx'
import { ProgressBar } from '../components/ui/progress-bar.tsx'
import { Toaster } from '../components/ui/toaster.tsx'
import { patterns } from '../paths.ts'

/** Shared by every page, in any frame. */
export function RootLayout() {
  const navigate = useNavigate()
  const isDoor = useMatch(patterns.checkIn) !== null
  return (
    <ConfirmProvider>
      <ProgressBar />
      <LeaveGuardProvider>
        <GoToContext value={(address) => void navigate(address)}>
          <Outlet />
        </GoToContext>
      </LeaveGuardProvider>
      <Toaster />
      <OfflineNotice isQuiet={isDoor} />
      <ScrollRestoration getKey={(location) => location.pathname} />
    </ConfirmProvider>
  )
}
