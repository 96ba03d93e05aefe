import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { EventSwitcher } from '../../components/layout/event-switcher.tsx'
import { PageScopeContext } from '../../components/ui/page-title.ts'
import { rememberEvent } from '../../lib/browser/recent-events.ts'
import { paths } from '../../paths.ts'
import { ManageFrame } from './manage-frame.tsx'
import { useEvent } from './use-event.ts'
import { useEventNavigation, useEventTabs } from './use-event-navigation.ts'
import { useSwitchableEvents } from './use-switchable-events.ts'

/** The frame of every page inside one event. */
export function EventLayout() {
  const { t } = useLingui()
  const event = useEvent()
  const switchable = useSwitchableEvents()
  useEffect(() => rememberEvent(event.id), [event.id])
  return (
    <PageScopeContext value={event.title}>
      <ManageFrame
        label={t`Event`}
        groups={useEventNavigation(event.id)}
        tabs={useEventTabs(event.id)}
        switcher={<EventSwitcher current={event} {...switchable} createHref={paths.newEvent()} />}
      />
    </PageScopeContext>
  )
}
