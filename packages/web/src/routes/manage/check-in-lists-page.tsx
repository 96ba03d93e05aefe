import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQueries } from '@tanstack/react-query'
import { Plus, ScanQrCode } from 'lucide-react'
import { Link, Navigate, useSearchParams } from 'react-router-dom'
import { toast } from 'sonner'
import { TicketNeeded } from '../../components/foyer/ticket-needed.tsx'
import { Button } from '../../components/ui/button.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { NothingHere } from '../../components/ui/error-state.tsx'
import { PageHeader } from '../../components/ui/page-header.tsx'
import { Sheet, SheetContent } from '../../components/ui/sheet.tsx'
import { CheckInListForm } from '../../features/check-in-list/check-in-list-form.tsx'
import { CheckInListGrid } from '../../features/check-in-list/check-in-list-grid.tsx'
import { checkInListQueries } from '../../features/check-in-list/check-in-list-queries.ts'
import { ticketQueries } from '../../features/ticket/ticket-queries.ts'
import { HintCard } from '../../features/user/hint-card.tsx'
import { useOpenRow } from '../../lib/list/use-open-row.ts'
import { paths } from '../../paths.ts'
import { useEvent } from './use-event.ts'

export function CheckInListsPage() {
  const { t } = useLingui()
  const event = useEvent()
  const [lists, tickets] = useSuspenseQueries({
    queries: [checkInListQueries.all(event.id), ticketQueries.all(event.id)],
  })
  const { openId, hrefFor, close } = useOpenRow('list')
  const open = lists.data.find(({ id }) => id === openId)
  const hasTickets = tickets.data.length > 0
  const isToScan = useSearchParams()[0].has('scan')
  const doors = lists.data.filter(({ state }) => state === 'ACTIVE')
  const create = (
    <Button asChild>
      <Link to={hrefFor('new')} preventScrollReset>
        <Plus />
        <Trans>Create list</Trans>
      </Link>
    </Button>
  )
  if (isToScan && doors[0] && doors.length === 1)
    return <Navigate replace to={paths.checkIn(doors[0].short_id)} />
  return (
    <>
      <PageHeader
        title={t`Check-in`}
        description={t`Each list has a link for the door: scan, type or search.`}
        action={hasTickets && create}
      />
      {lists.data.length > 0 ? (
        <>
          <HintCard name="check_in_lists" action={<FirstDoor shortId={lists.data[0]?.short_id} />}>
            <Trans>Open the link of a list on a phone at the door. It works without a network, too.</Trans>
          </HintCard>
          <CheckInListGrid event={event} lists={lists.data} tickets={tickets.data} hrefFor={hrefFor} />
        </>
      ) : hasTickets ? (
        <EmptyState
          icon={ScanQrCode}
          title={<Trans>No check-in lists yet</Trans>}
          example={<Trans>Main entrance admits all tickets. Backstage admits only the crew’s.</Trans>}
          firstStep={create}
        >
          <Trans>Create one for each entrance. Its link opens a scanner on any phone, without a login.</Trans>
        </EmptyState>
      ) : (
        <TicketNeeded eventId={event.id} icon={ScanQrCode}>
          <Trans>A check-in list admits tickets, so it needs one.</Trans>
        </TicketNeeded>
      )}
      <Sheet
        open={openId !== null && (openId !== 'new' || hasTickets)}
        onOpenChange={(isOpen) => !isOpen && close()}
      >
        <SheetContent title={openId === 'new' ? t`Create check-in list` : t`Edit check-in list`}>
          {openId === 'new' || open ? (
            <CheckInListForm
              key={openId}
              event={event}
              tickets={tickets.data}
              list={open}
              onSaved={() => {
                toast.success(open ? t`List saved` : t`List created`)
                close()
              }}
            />
          ) : (
            <NothingHere />
          )}
        </SheetContent>
      </Sheet>
    </>
  )
}

function FirstDoor({ shortId }: { shortId: string | undefined }) {
  if (shortId === undefined) return null
  return (
    <Button asChild variant="secondary" size="sm">
      <a href={paths.checkIn(shortId)} target="_blank" rel="noreferrer">
        <Trans>Open the first list</Trans>
      </a>
    </Button>
  )
}
