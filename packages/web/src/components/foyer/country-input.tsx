import { languageTag } from '@foyer/contracts/language-tag'
import { useLingui } from '@lingui/react'
import { type ComponentProps, useMemo } from 'react'
import { countryCodes } from '../../lib/format/country-codes.ts'
import { Combobox } from '../ui/combobox.tsx'

/** Chooses a country in the viewer's language. Its value is the ISO code. */
export function CountryInput(props: Omit<ComponentProps<typeof Combobox>, 'options'>) {
  const { i18n } = useLingui()
  const options = useMemo(() => {
    const names = new Intl.DisplayNames(languageTag(i18n.locale), { type: 'region' })
    return countryCodes
      .map((code) => ({ value: code, label: names.of(code) ?? code, keywords: [code] }))
      .sort((one, other) => one.label.localeCompare(other.label, i18n.locale))
  }, [i18n.locale])
  return <Combobox {...props} options={options} />
}
