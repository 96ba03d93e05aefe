import { words } from 'virtual:login-words'
import { i18n } from '@lingui/core'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { OfflineNotice } from '../components/layout/offline-notice.tsx'
import { PageFrame } from '../components/layout/page-frame.tsx'
import { LateToaster } from '../components/ui/late-toaster.tsx'
import { ProgressBar } from '../components/ui/progress-bar.tsx'
import { reloadOnceForNewRelease } from '../lib/api/new-release.ts'
import { createQueryClient } from '../lib/api/query-client.ts'
import { detectLocale } from '../lib/words/detect-locale.ts'
import { activateLocale, takeWordsFrom } from '../lib/words/locale.ts'
import { showFailure } from '../lib/words/show-failure.ts'
import { paths } from '../paths.ts'
import { LoginPage } from '../routes/auth/login-page.tsx'

// The sign-in page without the app. The words of `show-sign-in.ts` stand until this draws over them, in one step.
const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root.')

reloadOnceForNewRelease()
if (window.location.pathname === paths.home()) window.history.replaceState(null, '', paths.auth.login())
takeWordsFrom(words)
const client = createQueryClient((error, failure) => showFailure(i18n, error, failure))
await activateLocale(detectLocale())
root.dataset.isApp = ''

createRoot(root).render(
  <StrictMode>
    <PageFrame i18n={i18n} client={client}>
      <ProgressBar />
      <LoginPage />
      <LateToaster />
      <OfflineNotice />
    </PageFrame>
  </StrictMode>,
)
