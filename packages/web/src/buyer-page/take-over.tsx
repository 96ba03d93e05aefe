import '../styles/buyer-page.css'
import { words } from 'virtual:buyer-words'
import { knowZoneCities } from '@foyer/contracts/zone-words'
import { i18n } from '@lingui/core'
import { StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { OfflineNotice } from '../components/layout/offline-notice.tsx'
import { PageFrame } from '../components/layout/page-frame.tsx'
import { LateToaster } from '../components/ui/late-toaster.tsx'
import { ProgressBar } from '../components/ui/progress-bar.tsx'
import { keepTyped } from '../features/checkout/keep-typed.ts'
import { reloadOnceForNewRelease } from '../lib/api/new-release.ts'
import { createQueryClient } from '../lib/api/query-client.ts'
import { stageQuery } from '../lib/api/stage.ts'
import { keepFocus } from '../lib/browser/keep-focus.ts'
import { keepView } from '../lib/browser/keep-view.ts'
import { readTheme, setTheme } from '../lib/look/theme.ts'
import { rememberOwnHold } from '../lib/session/own-hold.ts'
import { activateLocale, takeWordsFrom } from '../lib/words/locale.ts'
import { showFailure } from '../lib/words/show-failure.ts'
import { type BuyerPageState, stateElementId } from './buyer-page-state.ts'
import { loadBuyerPage } from './buyer-pages.ts'
import { fillCache } from './fill-cache.ts'

// The page is complete before this script. React draws it again from the same data, in one step, and takes over what was typed.
const root = document.getElementById('root')
const json = document.getElementById(stateElementId)?.textContent
if (root && json) {
  const state = JSON.parse(json) as BuyerPageState
  setTheme(readTheme())
  reloadOnceForNewRelease()
  takeWordsFrom(words)
  knowZoneCities(state.locale, state.zoneCity ?? '')
  const client = createQueryClient((error, failure) => showFailure(i18n, error, failure))
  fillCache(client, state)
  // A press before the event page had its script has made this order without it.
  if (state.order?.status === 'RESERVED') rememberOwnHold(state.order.event_id, state.order.short_id)
  // A page that the browser brings back from its memory may show what is long over.
  addEventListener('pageshow', ({ persisted }) => persisted && void client.invalidateQueries())
  const [Page] = await Promise.all([
    loadBuyerPage(state.page),
    activateLocale(state.locale),
    state.ticket || state.order?.status === 'COMPLETED'
      ? // With the wallets, which the page function does not know.
        client.prefetchQuery({ ...stageQuery(), retry: false })
      : client.setQueryData(stageQuery().queryKey, state.stage),
  ])
  if (state.order) keepTyped(root, state.order)
  const restore = keepView(root)
  const refocus = keepFocus(root)
  flushSync(() =>
    createRoot(root).render(
      <StrictMode>
        <PageFrame i18n={i18n} client={client}>
          <ProgressBar />
          <Page eventId={state.eventId} shortId={state.shortId} />
          <LateToaster />
          <OfflineNotice />
        </PageFrame>
      </StrictMode>,
    ),
  )
  restore()
  refocus()
}
