import { languageTag } from '@foyer/contracts/language-tag'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { lookProps } from '../lib/look/look-props.ts'
import { EventsWidget } from './events-widget.tsx'
import { loadOrganizerCatalog } from './organizer-catalog.ts'
import { OrganizerPage } from './organizer-page.tsx'
import { OrganizerPageHead } from './organizer-page-head.tsx'
import type { OrganizerPageState } from './organizer-page-state.ts'
import { widgetOnlyLook } from './widget-only-look.ts'

/** Renders the organizer's public page, or its events for a frame, as a whole HTML document that needs no script. */
export async function renderOrganizerPage(state: OrganizerPageState): Promise<string> {
  const i18n = await loadOrganizerCatalog(state.locale)
  const html = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <html
        lang={languageTag(state.locale)}
        {...(state.widgetLook && lookProps(widgetOnlyLook(state.widgetLook)))}
      >
        <OrganizerPageHead state={state} />
        <body>
          {state.widgetLook ? <EventsWidget shown={state.shown} /> : <OrganizerPage state={state} />}
        </body>
      </html>
    </I18nProvider>,
  )
  return `<!doctype html>${html}`
}
