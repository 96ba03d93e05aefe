import type { Organizer } from '@foyer/contracts/organizer/organizer'
import { Plural } from '@lingui/react/macro'
import { Link, type To } from 'react-router-dom'
import { ActionsMenu } from '../../components/ui/actions-menu.tsx'
import { Avatar } from '../../components/ui/avatar.tsx'
import { Card } from '../../components/ui/card.tsx'
import { logoOf } from '../../lib/look/logo-of.ts'
import { paths } from '../../paths.ts'
import { OrganizerMenu } from './organizer-menu.tsx'
import { useAskToDelete } from './use-ask-to-delete.ts'

interface OrganizerListProps {
  organizers: readonly Organizer[]
  /** The address to edit an organizer, or null for people who may not. */
  editHref: ((id: string) => To) | null
}

/** Every organizer of the account with its logo and number of events. A row opens its events. */
export function OrganizerList({ organizers, editHref }: OrganizerListProps) {
  const askToDelete = useAskToDelete()
  return (
    <Card>
      <ul className="divide-y">
        {organizers.map((organizer) => (
          <li key={organizer.id} className="relative flex items-center gap-4 px-4 py-3 hover:bg-muted/60">
            <Avatar name={organizer.name} image={logoOf(organizer)?.url} className="size-10" />
            <div className="grid min-w-0 grow gap-0.5">
              <Link
                to={paths.organizerEvents(organizer.id)}
                className="font-medium wrap-anywhere after:absolute after:inset-0"
              >
                {organizer.name}
              </Link>
              <span className="truncate text-sm text-muted-foreground">
                <Plural value={organizer.event_count} _0="No events yet" one="# event" other="# events" />
              </span>
            </div>
            <ActionsMenu name={organizer.name}>
              <OrganizerMenu
                organizer={organizer}
                editHref={editHref?.(organizer.id) ?? null}
                siteHref={`${paths.organizerEvents(organizer.id)}?open=site`}
                onDelete={() => void askToDelete(organizer)}
              />
            </ActionsMenu>
          </li>
        ))}
      </ul>
    </Card>
  )
}
