import { locales } from '@foyer/contracts/locale'
import { useLingui } from '@lingui/react/macro'
import { chooseLocale } from '../../lib/locale.ts'
import { localeNames } from '../../lib/locales.ts'
import { NativeSelect } from '../ui/native-select.tsx'

/** The language of this browser, for pages without a profile. */
export function LocaleSelect() {
  const { t, i18n } = useLingui()
  return (
    <NativeSelect
      aria-label={t`Language`}
      className="w-44"
      value={i18n.locale}
      onChange={(event) => {
        const chosen = locales.find((locale) => locale === event.target.value)
        if (chosen) void chooseLocale(chosen)
      }}
    >
      {locales.map((locale) => (
        <option key={locale} value={locale} lang={locale}>
          {localeNames[locale]}
        </option>
      ))}
    </NativeSelect>
  )
}
