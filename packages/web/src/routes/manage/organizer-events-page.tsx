import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Pencil, Plus } from 'lucide-react'
import { Link, useParams } from 'react-router-dom'
import { Button } from '../../components/ui/button.tsx'
import { DropdownMenuItem } from '../../components/ui/dropdown-menu.tsx'
import { PageHeader } from '../../components/ui/page-header.tsx'
import { EventList } from '../../features/event/event-list.tsx'
import { organizerQueries } from '../../features/organizer/organizer-queries.ts'
import { useOpenRow } from '../../lib/use-open-row.ts'
import { paths } from '../../paths.ts'
import { EventSheet } from './event-sheet.tsx'
import { OrganizerSheet } from './organizer-sheet.tsx'
import { useMe } from './use-me.ts'

export function OrganizerEventsPage() {
  const { t } = useLingui()
  const me = useMe()
  const { organizerId = '' } = useParams()
  const { data: organizer } = useSuspenseQuery(organizerQueries.detail(organizerId))
  const { openId, hrefFor, close } = useOpenRow('open')
  const isAdmin = me.role === 'ADMIN'
  const create = (
    <Button asChild>
      <Link to={hrefFor('event')} preventScrollReset>
        <Plus />
        <Trans>Create event</Trans>
      </Link>
    </Button>
  )
  return (
    <>
      <PageHeader
        title={organizer.name}
        description={t`Events of this organizer`}
        action={create}
        menu={
          isAdmin && (
            <DropdownMenuItem asChild>
              <Link to={hrefFor('organizer')} preventScrollReset>
                <Pencil />
                <Trans>Edit organizer</Trans>
              </Link>
            </DropdownMenuItem>
          )
        }
      />
      <EventList
        organizerId={organizer.id}
        hrefFor={(state) => paths.organizerEvents(organizer.id, state)}
        firstStep={create}
      />
      <EventSheet isOpen={openId === 'event'} onClose={close} organizerId={organizer.id} />
      <OrganizerSheet isOpen={openId === 'organizer' && isAdmin} onClose={close} organizer={organizer} />
    </>
  )
}
