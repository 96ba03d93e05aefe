import { languageTag } from '@foyer/contracts/language-tag'
import { knowZoneCities } from '@foyer/contracts/zone-words'
import { setupI18n } from '@lingui/core'
import { hydrateRoot } from 'react-dom/client'
import { EventPage } from './event-page.tsx'
import { type EventPageState, stateElementId } from './event-page-state.ts'

// Hydrates the finished page. The picker begins with its fields' current values, and the loader's own handlers end now.
const root = document.getElementById('root')
const json = document.getElementById(stateElementId)?.textContent
if (root && json) {
  const state = JSON.parse(json) as EventPageState
  const { locale, words = {}, zoneCity = '' } = state
  knowZoneCities(locale, zoneCity)
  const i18n = setupI18n({ locale, locales: languageTag(locale), messages: { [locale]: words } })
  document.dispatchEvent(new Event('foyer:hydrate'))
  hydrateRoot(root, <EventPage i18n={i18n} state={state} />)
}
