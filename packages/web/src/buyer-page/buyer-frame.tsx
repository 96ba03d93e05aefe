import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorBoundary } from '../components/layout/error-boundary.tsx'
import { ConfirmProvider } from '../components/ui/confirm.tsx'

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
          <ConfirmProvider>{children}</ConfirmProvider>
        </QueryClientProvider>
      </ErrorBoundary>
    </I18nProvider>
  )
}
