import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { isDrawnByServer } from '../../lib/browser/is-drawn-by-server.ts'
import { WaitsForScript } from '../ui/button.tsx'
import { ConfirmProvider } from '../ui/confirm.tsx'
import { ErrorBoundary } from './error-boundary.tsx'

interface PageFrameProps {
  i18n: I18n
  client: QueryClient
  children: ReactNode
}

/** Around a page outside the app: sign-in, and a buyer's page on the server and in the browser. */
export function PageFrame({ i18n, client, children }: PageFrameProps) {
  return (
    <I18nProvider i18n={i18n}>
      <ErrorBoundary>
        <QueryClientProvider client={client}>
          <WaitsForScript value={isDrawnByServer}>
            <ConfirmProvider>{children}</ConfirmProvider>
          </WaitsForScript>
        </QueryClientProvider>
      </ErrorBoundary>
    </I18nProvider>
  )
}
