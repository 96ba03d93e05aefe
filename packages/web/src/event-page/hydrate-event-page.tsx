import { hydrateRoot } from 'react-dom/client'
import { loadEventCatalog } from './event-catalog.ts'
import { EventPage } from './event-page.tsx'
import { type EventPageState, stateElementId } from './event-page-state.ts'
import { prepareParts } from './late-parts.ts'

// Hydrates the finished page. The picker begins with its fields' current values, and the loader's own handlers end now.
const root = document.getElementById('root')
const json = document.getElementById(stateElementId)?.textContent
if (root && json) {
  const state = JSON.parse(json) as EventPageState
  const [i18n] = await Promise.all([loadEventCatalog(state.locale), prepareParts(state)])
  document.dispatchEvent(new Event('foyer:hydrate'))
  hydrateRoot(root, <EventPage i18n={i18n} state={state} />)
}
