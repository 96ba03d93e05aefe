import type { PublicEvent } from '@foyer/contracts/event/public-event'
import { viewerTime } from '@foyer/contracts/spoken-time'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'

/**
 * The start by the viewer's own clock, if it differs from the event's zone. Only the browser knows it, so it appears
 * after the first paint, in room that the header keeps for it.
 */
export function ViewerTime({ event }: { event: Pick<PublicEvent, 'start_date' | 'timezone'> }) {
  const { i18n } = useLingui()
  const [viewerZone, setViewerZone] = useState<string | null>(null)
  useEffect(() => setViewerZone(Intl.DateTimeFormat().resolvedOptions().timeZone), [])
  const span = { start: event.start_date, end: null, timeZone: event.timezone, locale: i18n.locale }
  const time = viewerZone === null ? null : viewerTime(span, viewerZone)
  if (time === null) return null
  return (
    <>
      {' · '}
      <Trans>{time} your time</Trans>
    </>
  )
}
