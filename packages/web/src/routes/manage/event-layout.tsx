import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { EventSwitcher } from '../../components/layout/event-switcher.tsx'
import { eventQueries } from '../../features/event/event-queries.ts'
import { rememberEvent } from '../../lib/recent-events.ts'
import { paths } from '../../paths.ts'
import { ManageFrame } from './manage-frame.tsx'
import { useEvent } from './use-event.ts'
import { useEventNavigation } from './use-event-navigation.ts'

/** Around everything that belongs to one event. */
export function EventLayout() {
  const { t } = useLingui()
  const event = useEvent()
  const latest = useQuery(eventQueries.latest())
  useEffect(() => rememberEvent(event.id), [event.id])
  return (
    <ManageFrame
      label={t`Event`}
      groups={useEventNavigation(event.id)}
      switcher={
        <EventSwitcher
          current={event}
          events={latest.data?.data ?? []}
          createHref={`${paths.events()}?new=event`}
        />
      }
    />
  )
}
