import type { Locale } from '@foyer/contracts/locale'
import { Trans, useLingui } from '@lingui/react/macro'
import { NativeSelect } from '../components/ui/native-select.tsx'
import { writeLocaleCookie } from '../lib/locale-cookie.ts'
import { localeNames } from '../lib/locales.ts'

const languages = Object.entries(localeNames) as [Locale, string][]

/** Below the page: who sells the tickets, and the language, which the server draws the page anew in. */
export function EventFooter({ locale }: { locale: Locale }) {
  const { t } = useLingui()
  return (
    <footer className="mx-auto flex w-full max-w-5xl flex-wrap items-center justify-between gap-4 px-4 py-6 text-sm text-muted-foreground max-lg:pb-28 sm:px-6">
      <span>
        <Trans>Tickets by Foyer</Trans>
      </span>
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
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </NativeSelect>
    </footer>
  )
}
