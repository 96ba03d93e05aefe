import type { EventRow } from '@foyer/contracts/event/event'
import { Trans } from '@lingui/react/macro'
import { ExternalLink, Rocket } from 'lucide-react'
import type { To } from 'react-router-dom'
import { ActionsMenu } from '../../components/ui/actions-menu.tsx'
import { DropdownMenuItem } from '../../components/ui/dropdown-menu.tsx'
import { NewTabItem } from '../../components/ui/new-tab-item.tsx'
import { EventStatusMenu } from '../../features/event/event-status-menu.tsx'
import { paths } from '../../paths.ts'

interface EventCardMenuProps {
  event: EventRow
  duplicateHref: To
  onGoLive: () => void
}

/** The actions for an event in the list, without opening it. */
export function EventCardMenu({ event, duplicateHref, onGoLive }: EventCardMenuProps) {
  return (
    <ActionsMenu name={event.title}>
      {event.status === 'DRAFT' && (
        <DropdownMenuItem onSelect={onGoLive}>
          <Rocket />
          <Trans>Go live</Trans>
        </DropdownMenuItem>
      )}
      {event.status === 'LIVE' && (
        <NewTabItem href={paths.eventPage(event.id, event.slug)}>
          <ExternalLink />
          <Trans>View event page</Trans>
        </NewTabItem>
      )}
      <EventStatusMenu event={event} duplicateHref={duplicateHref} />
    </ActionsMenu>
  )
}
