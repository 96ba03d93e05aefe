import { Outlet, ScrollRestoration } from 'react-router-dom'
import { OfflineNotice } from '../components/layout/offline-notice.tsx'
import { ConfirmProvider } from '../components/ui/confirm.tsx'
import { LeaveGuardProvider } from '../components/ui/form/leave-guard-provider.tsx'
import { ProgressBar } from '../components/ui/progress-bar.tsx'
import { Toaster } from '../components/ui/toaster.tsx'

/** Shared by every page, in any frame. */
export function RootLayout() {
  return (
    <ConfirmProvider>
      <ProgressBar />
      <LeaveGuardProvider>
        <Outlet />
      </LeaveGuardProvider>
      <Toaster />
      <OfflineNotice />
      <ScrollRestoration getKey={(location) => location.pathname} />
    </ConfirmProvider>
  )
}
