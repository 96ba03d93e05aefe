import './lib/look/merge-classes.ts'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from 'react-router-dom'
import { ErrorBoundary } from './components/layout/error-boundary.tsx'
import { createQueryClient } from './lib/api/query-client.ts'
import { showFailure } from './lib/words/show-failure.ts'
import { createRouter } from './router.tsx'

/** The web app at the browser's address, and what it keeps while it is open. */
export function createApp() {
  const queryClient = createQueryClient((error, failure) => showFailure(i18n, error, failure))
  const router = createRouter(queryClient)
  const app = (
    <I18nProvider i18n={i18n}>
      <ErrorBoundary>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </ErrorBoundary>
    </I18nProvider>
  )
  return { app, queryClient, router }
}
