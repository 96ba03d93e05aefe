import type { Attendee } from '@foyer/contracts/attendee/attendee'
import type { CheckInList } from '@foyer/contracts/check-in-list/check-in-list'
import { Trans } from '@lingui/react/macro'
import { Ban, ExternalLink, Mail, MessageSquare, Printer, RotateCcw } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Button } from '../../components/ui/button.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../../components/ui/dropdown-menu.tsx'
import { MoreButton } from '../../components/ui/more-button.tsx'
import { NewTabItem } from '../../components/ui/new-tab-item.tsx'
import { paths } from '../../paths.ts'
import { isAdmittedAt } from './attendee-check-ins.tsx'
import { useAdmission } from './use-admission.ts'
import { useResendTicketEmail } from './use-resend-ticket-email.ts'
import { useTicketValidity } from './use-ticket-validity.ts'

interface AttendeeActionsProps {
  attendee: Attendee
  lists: readonly CheckInList[]
}

/** At the bottom of an attendee's sheet: the next step, and a menu with everything else. */
export function AttendeeActions({ attendee, lists }: AttendeeActionsProps) {
  const resend = useResendTicketEmail(attendee.event_id)
  const validity = useTicketValidity(attendee.event_id)
  const { event_id, short_id, status } = attendee
  return (
    <div className="flex w-full items-center justify-end gap-2">
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <MoreButton />
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end" side="top">
          {status === 'ACTIVE' && (
            <DropdownMenuItem onSelect={() => resend(attendee)}>
              <Mail />
              <Trans>Send ticket again</Trans>
            </DropdownMenuItem>
          )}
          <DropdownMenuItem asChild>
            <Link to={messageTo(attendee)}>
              <MessageSquare />
              <Trans>Message</Trans>
            </Link>
          </DropdownMenuItem>
          <NewTabItem href={paths.ticket(event_id, short_id)}>
            <ExternalLink />
            <Trans>Open ticket</Trans>
          </NewTabItem>
          <NewTabItem href={paths.ticketPrint(event_id, short_id)}>
            <Printer />
            <Trans>Print</Trans>
          </NewTabItem>
          {status === 'ACTIVE' && (
            <DropdownMenuItem isDestructive onSelect={() => void validity.cancel(attendee)}>
              <Ban />
              <Trans>Cancel ticket</Trans>
            </DropdownMenuItem>
          )}
        </DropdownMenuContent>
      </DropdownMenu>
      <NextStep attendee={attendee} lists={lists} />
    </div>
  )
}

/** Letting in where one door is open, a cancelled ticket back, and a word with everyone else. */
function NextStep({ attendee, lists }: AttendeeActionsProps) {
  const validity = useTicketValidity(attendee.event_id)
  const { ticket_id, status } = attendee
  const doors = lists.filter(
    ({ state, ticket_ids }) =>
      state === 'ACTIVE' && (ticket_ids.length === 0 || ticket_ids.includes(ticket_id)),
  )
  const [door] = doors
  if (status === 'CANCELLED')
    return (
      <Button isBusy={validity.isBusy} onClick={() => validity.reactivate(attendee)}>
        <RotateCcw />
        <Trans>Reactivate ticket</Trans>
      </Button>
    )
  if (status === 'ACTIVE' && door && doors.length === 1 && !isAdmittedAt(attendee, door.id))
    return <CheckIn attendee={attendee} door={door} />
  return (
    <Button asChild>
      <Link to={messageTo(attendee)}>
        <MessageSquare />
        <Trans>Message</Trans>
      </Link>
    </Button>
  )
}

function CheckIn({ attendee, door }: { attendee: Attendee; door: CheckInList }) {
  const { isBusy, admit } = useAdmission(attendee, door)
  return (
    <Button isBusy={isBusy} onClick={admit}>
      <Trans>Check in</Trans>
    </Button>
  )
}

function messageTo({ event_id, short_id }: Attendee): string {
  return `${paths.event(event_id, 'messages')}?${new URLSearchParams({ message: 'new', attendee_id: short_id })}`
}
