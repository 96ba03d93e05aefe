import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { messages } from '../locales/app/en.po'

const i18n = setupI18n({ locale: 'en', messages: { en: messages } })

/** The English text of a part of the app, without its markup. */
export function renderText(part: ReactNode): string {
  const html = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <MemoryRouter>{part}</MemoryRouter>
    </I18nProvider>,
  )
  return html.replace(/<[^>]+>/g, ' ').replace(/ +/g, ' ')
}
