import { languageTag } from '@foyer/contracts/language-tag'
import { useLingui } from '@lingui/react/macro'
import { type ComponentProps, useMemo } from 'react'
import { countryCodes } from '../../../lib/format/country-codes.ts'
import { NativeSelect } from '../../ui/native-select.tsx'

/** Chooses a country in the viewer's language. Its value is the ISO code, which browsers can fill in. */
export function CountrySelect(props: Omit<ComponentProps<typeof NativeSelect>, 'children'>) {
  const { t, i18n } = useLingui()
  const countries = useMemo(() => {
    const names = new Intl.DisplayNames(languageTag(i18n.locale), { type: 'region' })
    return countryCodes
      .map((code) => ({ code, name: names.of(code) ?? code }))
      .sort((one, other) => one.name.localeCompare(other.name, i18n.locale))
  }, [i18n.locale])
  return (
    <NativeSelect {...props}>
      <option value="">{t`Choose`}</option>
      {countries.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </NativeSelect>
  )
}
