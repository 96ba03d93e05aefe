import { languageTag } from '@foyer/contracts/language-tag'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { lookProps } from '../lib/look/look-props.ts'
import { DraftBar } from './draft-bar.tsx'
import { loadEventCatalog } from './event-catalog.ts'
import { EventPage } from './event-page.tsx'
import { EventPageHead } from './event-page-head.tsx'
import { type EventPageState, stateElementId } from './event-page-state.ts'
import { pageLook } from './page-look.ts'
import { safeJson } from './safe-json.ts'

/**
 * Renders the event page as a whole HTML document with content, meta tags and JSON-LD, which the browser's script then
 * hydrates. Built into `dist/server/render-pages.js` for the page function.
 */
export async function renderEventPage(given: EventPageState): Promise<string> {
  const look = given.event && pageLook(given.event, given.widgetLook)
  const state = { ...given, pickerLook: look?.picker ?? {} }
  const i18n = await loadEventCatalog(state.locale)
  const body = renderToString(<EventPage i18n={i18n} state={state} />)
  const html = renderToStaticMarkup(
    <html lang={languageTag(state.locale)} {...(look && lookProps(look.page))}>
      <EventPageHead state={state} />
      <body>
        {state.draftAddress && state.event && (
          <I18nProvider i18n={i18n}>
            <DraftBar eventId={state.event.id} />
          </I18nProvider>
        )}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React's own markup */}
        <div id="root" dangerouslySetInnerHTML={{ __html: body }} />
        <script
          id={stateElementId}
          type="application/json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every < escaped
          dangerouslySetInnerHTML={{ __html: safeJson(state) }}
        />
      </body>
    </html>,
  )
  return `<!doctype html>${html}`
}
