import { locales } from '@foyer/contracts/known-locales'
import { useLingui } from '@lingui/react/macro'
import { chooseLocale } from '../../lib/words/locale.ts'
import { LocaleInput } from '../foyer/locale-input.tsx'

/** Chooses this browser's language, on pages without a profile. */
export function LocaleSelect() {
  const { t, i18n } = useLingui()
  return (
    <LocaleInput
      aria-label={t`Language`}
      className="w-44"
      value={i18n.locale}
      onChange={(event) => {
        const chosen = locales.find((locale) => locale === event.target.value)
        if (chosen) void chooseLocale(chosen)
      }}
    />
  )
}
