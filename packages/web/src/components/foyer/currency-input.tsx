import { languageTag } from '@foyer/contracts/language-tag'
import { currencies } from '@foyer/contracts/money'
import { useLingui } from '@lingui/react'
import { type ComponentProps, useMemo } from 'react'
import { Combobox } from '../ui/combobox.tsx'

/** Chooses a currency by name or code: "Euro (EUR)". */
export function CurrencyInput(props: Omit<ComponentProps<typeof Combobox>, 'options'>) {
  const { i18n } = useLingui()
  const options = useMemo(() => {
    const names = new Intl.DisplayNames(languageTag(i18n.locale), { type: 'currency' })
    return currencies
      .map((code) => ({ value: code, label: `${names.of(code)} (${code})` }))
      .sort((one, other) => one.label.localeCompare(other.label, i18n.locale))
  }, [i18n.locale])
  return <Combobox {...props} options={options} />
}
