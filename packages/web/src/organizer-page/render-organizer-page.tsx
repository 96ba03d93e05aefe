import { languageTag } from '@foyer/contracts/language-tag'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { loadOrganizerCatalog } from './organizer-catalog.ts'
import { OrganizerPage } from './organizer-page.tsx'
import { OrganizerPageHead } from './organizer-page-head.tsx'
import type { OrganizerPageState } from './organizer-page-state.ts'

/** Renders the organizer's public page as a whole HTML document that needs no script. */
export async function renderOrganizerPage(state: OrganizerPageState): Promise<string> {
  const i18n = await loadOrganizerCatalog(state.locale)
  const html = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <html lang={languageTag(state.locale)}>
        <OrganizerPageHead state={state} />
        <body>
          <OrganizerPage state={state} />
        </body>
      </html>
    </I18nProvider>,
  )
  return `<!doctype html>${html}`
}
