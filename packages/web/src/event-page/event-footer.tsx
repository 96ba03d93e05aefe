import { languageTag } from '@foyer/contracts/language-tag'
import type { Locale } from '@foyer/contracts/locale'
import type { LegalPages } from '@foyer/contracts/stage/stage'
import { Trans, useLingui } from '@lingui/react/macro'
import { LegalLinkList } from '../components/foyer/legal-link-list.tsx'
import { NativeSelect } from '../components/ui/native-select.tsx'
import { cn } from '../lib/look/cn.ts'
import { writeLocaleCookie } from '../lib/words/locale-cookie.ts'
import { localeNames } from '../lib/words/locales.ts'

const languages = Object.entries(localeNames) as [Locale, string][]

interface EventFooterProps {
  locale: Locale
  legalPages: LegalPages
  /** A picture is behind it: it brings a ground to be read on. */
  isOnCover: boolean
}

/** Below the page: who sells the tickets, and the language, which the server draws the page again in. */
export function EventFooter({ locale, legalPages, isOnCover }: EventFooterProps) {
  const { t } = useLingui()
  return (
    <footer
      className={cn(
        'mx-auto flex w-full max-w-5xl flex-wrap items-center justify-between gap-4 px-4 py-6 text-sm max-lg:pb-28 sm:px-6',
        isOnCover ? 'bg-background text-muted-foreground sm:rounded-t-lg' : 'text-backdrop-foreground',
      )}
    >
      <div className="flex flex-wrap gap-x-4 gap-y-2">
        <span>
          <Trans>Tickets by Foyer</Trans>
        </span>
        <LegalLinkList
          pages={legalPages}
          words={{ terms: t`Terms`, privacy: t`Privacy`, imprint: t`Legal notice` }}
        />
      </div>
      <NativeSelect
        aria-label={t`Language`}
        className="w-44"
        value={locale}
        onChange={({ target }) => {
          writeLocaleCookie(target.value)
          window.location.reload()
        }}
      >
        {languages.map(([code, name]) => (
          <option key={code} value={code} lang={languageTag(code)}>
            {name}
          </option>
        ))}
      </NativeSelect>
    </footer>
  )
}
