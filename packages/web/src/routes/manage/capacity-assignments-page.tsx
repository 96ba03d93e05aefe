import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Gauge, Plus } from 'lucide-react'
import { Link } from 'react-router-dom'
import { TicketNeeded } from '../../components/foyer/ticket-needed.tsx'
import { Button } from '../../components/ui/button.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { PageHeader } from '../../components/ui/page-header.tsx'
import { CapacityAssignmentSheet } from '../../features/capacity-assignment/capacity-assignment-sheet.tsx'
import { CapacityAssignmentTable } from '../../features/capacity-assignment/capacity-assignment-table.tsx'
import { ticketQueries } from '../../features/ticket/ticket-queries.ts'
import { useOpenRow } from '../../lib/list/use-open-row.ts'
import { useEvent } from './use-event.ts'

export function CapacityAssignmentsPage() {
  const { t } = useLingui()
  const event = useEvent()
  const { data: tickets } = useSuspenseQuery(ticketQueries.all(event.id))
  const { openId, hrefFor, close } = useOpenRow('capacity')
  const hasTickets = tickets.length > 0
  const create = (
    <Button asChild>
      <Link to={hrefFor('new')} preventScrollReset>
        <Plus />
        <Trans>Create capacity</Trans>
      </Link>
    </Button>
  )
  return (
    <>
      <PageHeader
        title={t`Capacity`}
        description={t`A limit that several tickets share, such as the seats in a hall.`}
        action={hasTickets && create}
      />
      {hasTickets ? (
        <CapacityAssignmentTable
          eventId={event.id}
          tickets={tickets}
          hrefFor={hrefFor}
          empty={
            <EmptyState
              icon={Gauge}
              title={<Trans>No shared capacities yet</Trans>}
              example={<Trans>Regular and student tickets share the 200 seats of the hall.</Trans>}
              firstStep={create}
            >
              <Trans>
                Each ticket has its own quantity. Create a capacity when several tickets fill the same room.
              </Trans>
            </EmptyState>
          }
        />
      ) : (
        <TicketNeeded eventId={event.id} icon={Gauge}>
          <Trans>A capacity limits tickets, so it needs one.</Trans>
        </TicketNeeded>
      )}
      <CapacityAssignmentSheet
        eventId={event.id}
        tickets={tickets}
        openId={hasTickets ? openId : null}
        onClose={close}
      />
    </>
  )
}
