import type { AttendeeRow } from '@foyer/contracts/attendee/attendee'
import { Trans } from '@lingui/react/macro'
import { Ban, Mail, RotateCcw, Ticket } from 'lucide-react'
import type { To } from 'react-router-dom'
import { EditMenuItem } from '../../components/foyer/edit-menu-item.tsx'
import { DropdownMenuItem } from '../../components/ui/dropdown-menu.tsx'
import { NewTabItem } from '../../components/ui/new-tab-item.tsx'
import { paths } from '../../paths.ts'
import type { useResendTicketEmail } from './use-resend-ticket-email.ts'
import type { useTicketValidity } from './use-ticket-validity.ts'

interface AttendeeMenuProps {
  eventId: string
  row: AttendeeRow
  /** The address of the form to edit the attendee. */
  href: To
  /** These outlive the menu, which closes on every choice. */
  resend: ReturnType<typeof useResendTicketEmail>
  validity: ReturnType<typeof useTicketValidity>
}

/** The actions for one attendee in the list. */
export function AttendeeMenu({ eventId, row, href, resend, validity }: AttendeeMenuProps) {
  return (
    <>
      <EditMenuItem href={href} />
      <DropdownMenuItem disabled={row.status !== 'ACTIVE'} onSelect={() => resend(row)}>
        <Mail />
        <Trans>Send ticket again</Trans>
      </DropdownMenuItem>
      <NewTabItem href={paths.ticket(eventId, row.short_id)}>
        <Ticket />
        <Trans>Open ticket</Trans>
      </NewTabItem>
      {row.status === 'ACTIVE' && (
        <DropdownMenuItem isDestructive onSelect={() => void validity.cancel(row)}>
          <Ban />
          <Trans>Cancel ticket</Trans>
        </DropdownMenuItem>
      )}
      {row.status === 'CANCELLED' && (
        <DropdownMenuItem onSelect={() => validity.reactivate(row)}>
          <RotateCcw />
          <Trans>Reactivate ticket</Trans>
        </DropdownMenuItem>
      )}
    </>
  )
}
