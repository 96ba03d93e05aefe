import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorBoundary } from '../components/layout/error-boundary.tsx'
import { WaitsForScript } from '../components/ui/button.tsx'
import { ConfirmProvider } from '../components/ui/confirm.tsx'
import { isDrawnByServer } from '../lib/browser/is-drawn-by-server.ts'

interface BuyerFrameProps {
  i18n: I18n
  client: QueryClient
  children: ReactNode
}

/** Around every buyer's page, on the server and in the browser. */
export function BuyerFrame({ i18n, client, children }: BuyerFrameProps) {
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
