import { useLingui } from '@lingui/react'
import { formatDate } from '../lib/format/format-date.ts'

/** A date and time in the event's zone, with the zone's name. */
export function Moment({ at, zone }: { at: string; zone: string }) {
  const { i18n } = useLingui()
  return (
    <time dateTime={at} suppressHydrationWarning>
      {formatDate(at, zone, i18n.locale, 'date_time_zone')}
    </time>
  )
}
