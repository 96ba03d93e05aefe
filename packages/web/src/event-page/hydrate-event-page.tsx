import '../styles/event-page.css'
import { hydrateRoot } from 'react-dom/client'
import { loadEventCatalog } from './event-catalog.ts'
import { EventPage } from './event-page.tsx'
import { type EventPageState, stateElementId } from './event-page-state.ts'
import { rememberAffiliate } from './followed-affiliate.ts'
import { reportHeight } from './report-height.ts'

// The page is complete before this runs; it only makes it answer to taps.
const root = document.getElementById('root')
const json = document.getElementById(stateElementId)?.textContent
if (root && json) {
  const state = JSON.parse(json) as EventPageState
  if (state.event) rememberAffiliate(state.event.id)
  const i18n = await loadEventCatalog(state.locale)
  hydrateRoot(root, <EventPage i18n={i18n} state={state} />)
  if (state.isWidget && window.parent !== window) reportHeight()
}
