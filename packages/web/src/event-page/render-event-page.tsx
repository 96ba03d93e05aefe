import { words } from 'virtual:event-words'
import type { PublicEvent } from '@foyer/contracts/event/public-event'
import { languageTag } from '@foyer/contracts/language-tag'
import { zoneCityRow } from '@foyer/contracts/zone-words'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { lookProps } from '../lib/look/look-props.ts'
import { isOnCover } from './cover-of.ts'
import { DraftBar } from './draft-bar.tsx'
import { DrawnBody } from './drawn-body.tsx'
import { loadEventCatalog } from './event-catalog.ts'
import { EventFooter } from './event-footer.tsx'
import { keptParts } from './event-layout.tsx'
import { EventPage } from './event-page.tsx'
import { EventPageHead } from './event-page-head.tsx'
import { type EventPageState, stateElementId } from './event-page-state.ts'
import { EventUnavailable } from './event-unavailable.tsx'
import { eventAddress } from './page-address.ts'
import { layoutOf } from './page-layout.ts'
import { pageLook } from './page-look.ts'

/**
 * Renders the event page as a whole HTML document with content, meta tags and JSON-LD, which the browser's script then
 * hydrates. Built into `dist/server/render-pages.js` for the page function.
 */
export async function renderEventPage(given: EventPageState): Promise<string> {
  const look = given.event && pageLook(given.event, given.widgetLook)
  const [i18n, said] = await Promise.all([loadEventCatalog(given.locale), saidByScript(given)])
  const state = { ...given, pickerLook: look?.picker ?? {}, ...said }
  const kept = {
    ...(state.event && keptParts({ ...state, event: state.event, picker: state })),
    footer: <Footer state={state} />,
    unavailable: <EventUnavailable hidden={state.hidden} isFailed={state.isFailed} />,
  }
  const body = renderToString(<EventPage i18n={i18n} state={state} kept={kept} />)
  const html = renderToStaticMarkup(
    <html lang={languageTag(state.locale)} {...(look && lookProps(look.page))}>
      <EventPageHead state={state} />
      <DrawnBody markup={body} state={state} stateElementId={stateElementId}>
        {state.draftAddress && state.event && (
          <I18nProvider i18n={i18n}>
            <DraftBar eventId={state.event.id} />
          </I18nProvider>
        )}
      </DrawnBody>
    </html>,
  )
  return `<!doctype html>${html}`
}

/** Without an event there is nothing for the script to say. */
async function saidByScript({ event, locale }: EventPageState) {
  if (!event) return {}
  const { messages } = await words[locale]()
  return { words: messages, zoneCity: zoneCityRow(event.timezone, locale) }
}

function Footer({ state: { event, locale, legalPages, draftAddress } }: { state: EventPageState }) {
  return (
    <EventFooter
      locale={locale}
      address={draftAddress ?? footerAddress(event)}
      eventId={event?.id}
      legalPages={legalPages}
      isColumn={event !== null && layoutOf(event) === 'COLUMN'}
      isOnCover={isOnCover(event)}
    />
  )
}

/** Without an event, only the URL's query is known to be valid. */
function footerAddress(event: PublicEvent | null): string {
  if (!event) return ''
  const code = event.promo_code?.code
  return eventAddress(event) + (code ? `?promo_code=${encodeURIComponent(code)}` : '')
}
