import type { Event } from '@foyer/contracts/event/event'
import { Trans } from '@lingui/react/macro'
import { ArchiveRestore, ExternalLink, Eye, Rocket } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../components/ui/button.tsx'
import { useEventStatusChange } from '../../features/event/use-event-status-change.ts'
import { paths } from '../../paths.ts'
import { GoLive } from './go-live.tsx'

/** The main actions of an event's dashboard: preview and make live, see the live page, or restore. */
export function EventStatusButton({ event }: { event: Event }) {
  const [isGoingLive, setIsGoingLive] = useState(false)
  const change = useEventStatusChange(event)
  return (
    <>
      {event.status === 'LIVE' && (
        <Button asChild variant="secondary">
          <a href={paths.eventPage(event.id, event.slug)} target="_blank" rel="noreferrer">
            <ExternalLink />
            <Trans>View event page</Trans>
          </a>
        </Button>
      )}
      {event.status === 'ARCHIVED' && (
        <Button variant="secondary" isBusy={change.isPending} onClick={() => change.to('DRAFT')}>
          <ArchiveRestore />
          <Trans>Restore as draft</Trans>
        </Button>
      )}
      {event.status === 'DRAFT' && (
        <div className="flex flex-wrap gap-2">
          {event.preview_id !== null && (
            <Button asChild variant="secondary">
              <a href={paths.preview(event.id, event.preview_id)} target="_blank" rel="noreferrer">
                <Eye />
                <Trans>Preview</Trans>
              </a>
            </Button>
          )}
          <Button onClick={() => setIsGoingLive(true)}>
            <Rocket />
            <Trans>Go live</Trans>
          </Button>
        </div>
      )}
      <GoLive eventId={isGoingLive ? event.id : null} onClose={() => setIsGoingLive(false)} />
    </>
  )
}
