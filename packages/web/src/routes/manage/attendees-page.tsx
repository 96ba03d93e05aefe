import { attendeeListQuery } from '@foyer/contracts/attendee/attendee'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQueries } from '@tanstack/react-query'
import { UserPlus, UsersRound } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Button } from '../../components/ui/button.tsx'
import { DropdownMenuItem } from '../../components/ui/dropdown-menu.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { PageHeader } from '../../components/ui/page-header.tsx'
import { PageMenu } from '../../components/ui/page-menu.tsx'
import { AttendeeSheet } from '../../features/attendee/attendee-sheet.tsx'
import { AttendeeTable } from '../../features/attendee/attendee-table.tsx'
import { CreateAttendeeSheet } from '../../features/attendee/create-attendee-sheet.tsx'
import { checkInListQueries } from '../../features/check-in-list/check-in-list-queries.ts'
import { ExportMenu } from '../../features/export/export-menu.tsx'
import { useStartExport } from '../../features/export/use-start-export.tsx'
import { SavedViewMenu } from '../../features/saved-view/saved-view-menu.tsx'
import { ticketQueries } from '../../features/ticket/ticket-queries.ts'
import { toRowChoice } from '../../lib/list/to-list-query.ts'
import { useOpenRow } from '../../lib/list/use-open-row.ts'
import { paths } from '../../paths.ts'
import { useEvent } from './use-event.ts'

export function AttendeesPage() {
  const { t } = useLingui()
  const event = useEvent()
  const [tickets, lists] = useSuspenseQueries({
    queries: [ticketQueries.all(event.id), checkInListQueries.all(event.id)],
  })
  const { openId, hrefFor, showInstead, close } = useOpenRow('attendee')
  const { start } = useStartExport(event.id, 'attendees')
  const isNew = openId === 'new'
  const hasTickets = tickets.data.length > 0
  return (
    <>
      <PageHeader
        title={t`Attendees`}
        action={
          <Button asChild>
            <Link to={hrefFor('new')} preventScrollReset>
              <UserPlus />
              <Trans>Create attendee</Trans>
            </Link>
          </Button>
        }
        menu={
          <PageMenu>
            <DropdownMenuItem asChild>
              <Link to={paths.imports(event.id)}>
                <Trans>Import attendees</Trans>
              </Link>
            </DropdownMenuItem>
          </PageMenu>
        }
      />
      <AttendeeTable
        eventId={event.id}
        timeZone={event.timezone}
        tickets={tickets.data}
        lists={lists.data}
        onExport={(short_ids, format) => start({ kind: 'attendees', format, short_ids })}
        hrefFor={hrefFor}
        toolbar={(list) => (
          <>
            <SavedViewMenu eventId={event.id} list="attendees" />
            <ExportMenu
              eventId={event.id}
              choice={{ kind: 'attendees', ...toRowChoice(attendeeListQuery, list) }}
            />
          </>
        )}
        empty={
          <EmptyState
            icon={UsersRound}
            title={<Trans>No attendees yet</Trans>}
            firstStep={
              !hasTickets && (
                <Button asChild>
                  <Link to={`${paths.event(event.id, 'tickets')}?ticket=new`}>
                    <Trans>Create ticket</Trans>
                  </Link>
                </Button>
              )
            }
          >
            {hasTickets ? (
              <Trans>Everybody who gets a ticket appears here, with name, ticket and check-in.</Trans>
            ) : (
              <Trans>A ticket must exist first. Create a ticket.</Trans>
            )}
          </EmptyState>
        }
      />
      <AttendeeSheet
        eventId={event.id}
        timeZone={event.timezone}
        lists={lists.data}
        attendeeShortId={isNew ? null : openId}
        onClose={close}
      />
      <CreateAttendeeSheet
        event={event}
        tickets={tickets.data}
        isOpen={isNew}
        onCreated={showInstead}
        onClose={close}
      />
    </>
  )
}
