import type { Event } from '@foyer/contracts/event/event'
import { Trans } from '@lingui/react/macro'
import { ArchiveRestore, ExternalLink, Rocket } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../components/ui/button.tsx'
import { paths } from '../../paths.ts'
import type { GoLiveState } from './go-live-blockers.ts'
import { GoLiveDialog } from './go-live-dialog.tsx'
import { useEventStatusChange } from './use-event-status-change.ts'

interface EventStatusButtonProps {
  event: Event
  goLive: GoLiveState
}

/** The primary action of an event's dashboard: make live, see the live page, or restore. */
export function EventStatusButton({ event, goLive }: EventStatusButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  const change = useEventStatusChange(event)
  if (event.status === 'LIVE')
    return (
      <Button asChild variant="secondary">
        <a href={paths.eventPage(event.id, event.slug)} target="_blank" rel="noreferrer">
          <ExternalLink />
          <Trans>View event page</Trans>
        </a>
      </Button>
    )
  if (event.status === 'ARCHIVED')
    return (
      <Button variant="secondary" isBusy={change.isPending} onClick={() => change.to('DRAFT')}>
        <ArchiveRestore />
        <Trans>Restore as draft</Trans>
      </Button>
    )
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>
        <Rocket />
        <Trans>Go live</Trans>
      </Button>
      <GoLiveDialog
        event={event}
        state={goLive}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        isBusy={change.isPending}
        onConfirm={() => change.to('LIVE', () => setIsOpen(false))}
      />
    </>
  )
}
