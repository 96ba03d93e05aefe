import { hydrateRoot } from 'react-dom/client'
import { loadEventCatalog } from './event-catalog.ts'
import { EventPage } from './event-page.tsx'
import { type EventPageState, stateElementId } from './event-page-state.ts'
import { rememberAffiliate } from './followed-affiliate.ts'

// The page is complete before; the picker begins with what its fields hold now. The loader's own handlers end at that moment.
const root = document.getElementById('root')
const json = document.getElementById(stateElementId)?.textContent
if (root && json) {
  const state = JSON.parse(json) as EventPageState
  const i18n = await loadEventCatalog(state.locale)
  if (state.event) rememberAffiliate(state.event.id)
  document.dispatchEvent(new Event('foyer:hydrate'))
  hydrateRoot(root, <EventPage i18n={i18n} state={state} />)
}
