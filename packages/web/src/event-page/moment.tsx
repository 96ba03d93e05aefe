import { useLingui } from '@lingui/react'
import { formatDateRange } from '../lib/format/format-date.ts'

/** A date and time in the event's zone, with the zone's name, and with the year only if it is not the current one. */
export function Moment({ at, zone }: { at: string; zone: string }) {
  const { i18n } = useLingui()
  return (
    <time dateTime={at} suppressHydrationWarning>
      {formatDateRange(at, null, zone, i18n.locale)}
    </time>
  )
}
