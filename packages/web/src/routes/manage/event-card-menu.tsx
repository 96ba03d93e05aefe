import type { EventRow } from '@foyer/contracts/event/event'
import { Trans } from '@lingui/react/macro'
import { ExternalLink, Rocket } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { To } from 'react-router-dom'
import { ActionsMenu } from '../../components/ui/actions-menu.tsx'
import { DropdownMenuItem } from '../../components/ui/dropdown-menu.tsx'
import { EventStatusMenu } from '../../features/event/event-status-menu.tsx'
import { GoLiveDialog } from '../../features/event/go-live-dialog.tsx'
import { useEventStatusChange } from '../../features/event/use-event-status-change.ts'
import { paths } from '../../paths.ts'
import { useGoLiveState } from './use-go-live-state.ts'

interface EventCardMenuProps {
  event: EventRow
  duplicateHref: To
}

/** The actions for an event in the list, without opening it. */
export function EventCardMenu({ event, duplicateHref }: EventCardMenuProps) {
  const [isGoingLive, setIsGoingLive] = useState(false)
  return (
    <>
      <ActionsMenu name={event.title}>
        {event.status === 'DRAFT' && (
          <DropdownMenuItem onSelect={() => setIsGoingLive(true)}>
            <Rocket />
            <Trans>Go live</Trans>
          </DropdownMenuItem>
        )}
        {event.status === 'LIVE' && (
          <DropdownMenuItem asChild>
            <a href={paths.eventPage(event.id, event.slug)} target="_blank" rel="noreferrer">
              <ExternalLink />
              <Trans>View event page</Trans>
            </a>
          </DropdownMenuItem>
        )}
        <EventStatusMenu event={event} duplicateHref={duplicateHref} />
      </ActionsMenu>
      {isGoingLive && (
        <Suspense>
          <GoLive event={event} onClose={() => setIsGoingLive(false)} />
        </Suspense>
      )}
    </>
  )
}

function GoLive({ event, onClose }: { event: EventRow; onClose: () => void }) {
  const change = useEventStatusChange(event)
  return (
    <GoLiveDialog
      event={event}
      state={useGoLiveState(event.id)}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isBusy={change.isPending}
      onConfirm={() => change.to('LIVE', onClose)}
    />
  )
}
