import { languageTag } from '@foyer/contracts/language-tag'
import type { Locale } from '@foyer/contracts/locale'
import { useLingui } from '@lingui/react/macro'
import { writeLocaleCookie } from '../lib/words/locale-cookie.ts'
import { localeNames } from '../lib/words/locales.ts'
import { inLanguage } from './page-address.ts'

const languages = Object.entries(localeNames) as [Locale, string][]

/** Links for search engines to the page in each language, and to the one that follows the visitor's own. */
export function LanguageAlternates({ url }: { url: string }) {
  return (
    <>
      {languages.map(([locale]) => (
        <link key={locale} rel="alternate" hrefLang={searchTag(locale)} href={inLanguage(url, locale)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={url} />
    </>
  )
}

/** Search engines distinguish Chinese by script. `pt` stands for every Portuguese except Brazilian. */
function searchTag(locale: Locale): string {
  return { zh: 'zh-Hant', 'zh-CN': 'zh-Hans' }[locale as string] ?? locale
}

interface LanguageLinksProps {
  locale: Locale
  /** The page's address without a language. */
  address: string
}

/** Links to the page in other languages, which work without script. With script the choice is also kept for other pages. */
export function LanguageLinks({ locale, address }: LanguageLinksProps) {
  const { t } = useLingui()
  return (
    <nav aria-label={t`Language`}>
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {languages.map(([code, name]) => (
          <li key={code}>
            <a
              href={inLanguage(address, code)}
              lang={languageTag(code)}
              hrefLang={languageTag(code)}
              aria-current={code === locale ? 'true' : undefined}
              className="inline-block py-1 underline underline-offset-4 aria-current:font-medium aria-current:no-underline"
              onClick={(click) => {
                click.preventDefault()
                writeLocaleCookie(code)
                const here = new URL(window.location.href)
                here.searchParams.set('lang', code)
                window.location.assign(here)
              }}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
