import { zoneName } from '@foyer/contracts/zone-words'
import { useLingui } from '@lingui/react'
import { type ComponentProps, useMemo } from 'react'
import { Combobox } from '../ui/combobox.tsx'

/** Chooses an IANA time zone by its city or its common name: "Berlin", "Pacific Time". */
export function TimeZoneInput(props: Omit<ComponentProps<typeof Combobox>, 'options'>) {
  const { i18n } = useLingui()
  const { value } = props
  const options = useMemo(() => {
    const now = new Date().toISOString()
    const zones = new Set(['UTC', ...(value ? [value] : []), ...Intl.supportedValuesOf('timeZone')])
    return [...zones].map((zone) => ({
      value: zone,
      label: zone.replaceAll('_', ' ').replaceAll('/', ' / '),
      keywords: [zoneName(now, zone, i18n.locale)],
    }))
  }, [value, i18n.locale])
  return <Combobox {...props} options={options} />
}

/** This browser's zone, as a first guess. */
export function browserTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
