import { useLingui } from '@lingui/react/macro'
import { PageHeader } from '../../components/ui/page-header.tsx'
import { EventLink } from '../../features/event/event-link.tsx'
import { EventStatusBadge } from '../../features/event/event-status-badge.tsx'
import { SetupChecklist } from '../../features/event/setup-checklist.tsx'
import { EventStatusButton } from './event-status-button.tsx'
import { useEvent } from './use-event.ts'
import { useGoLiveState } from './use-go-live-state.ts'
import { useSetupSteps } from './use-setup-steps.ts'

export function GettingStartedPage() {
  const { t } = useLingui()
  const event = useEvent()
  const goLive = useGoLiveState(event)
  const steps = useSetupSteps(event, goLive)
  const isReady = steps.every((step) => step.isDone || step.isOptional)
  return (
    <>
      <PageHeader
        title={t`Getting started`}
        description={
          isReady ? t`Everything is done. Share the link.` : t`What “${event.title}” needs before it sells.`
        }
        status={<EventStatusBadge event={event} />}
        action={<EventStatusButton event={event} />}
      />
      <div className="grid gap-4">
        <SetupChecklist steps={steps} />
        <EventLink event={event} />
      </div>
    </>
  )
}
