import './lib/look/merge-classes.ts'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { ErrorBoundary } from './components/layout/error-boundary.tsx'
import { reloadOnceForNewRelease } from './lib/api/new-release.ts'
import { createQueryClient } from './lib/api/query-client.ts'
import { appWords } from './lib/words/app-words.ts'
import { detectLocale } from './lib/words/detect-locale.ts'
import { activateLocale, takeWordsFrom } from './lib/words/locale.ts'
import { showFailure } from './lib/words/show-failure.ts'
import { createRouter } from './router.tsx'

const container = document.getElementById('root')
if (!container) throw new Error('index.html has no #root.')

reloadOnceForNewRelease()
takeWordsFrom(appWords)
const queryClient = createQueryClient((error, failure) => showFailure(i18n, error, failure))
const router = createRouter()
await activateLocale(detectLocale())

createRoot(container).render(
  <StrictMode>
    <I18nProvider i18n={i18n}>
      <ErrorBoundary>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </ErrorBoundary>
    </I18nProvider>
  </StrictMode>,
)
