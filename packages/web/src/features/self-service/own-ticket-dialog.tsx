import type { PublicAttendee } from '@foyer/contracts/attendee/attendee'
import { useLingui } from '@lingui/react/macro'
import { DialogContent } from '../../components/ui/dialog.tsx'
import { FormDialog } from '../../components/ui/form/form-dialog.tsx'
import { useFormat } from '../../lib/format/use-format.ts'
import { OwnDetailsForm } from './own-details-form.tsx'
import { useChangeOwnTicket } from './self-service-calls.ts'

interface OwnTicketDialogProps {
  attendee: PublicAttendee
  onClose: () => void
}

/** Loaded with the first press: most holders never need it. */
export function OwnTicketDialog({ attendee, onClose }: OwnTicketDialogProps) {
  const { t } = useLingui()
  const format = useFormat()
  const change = useChangeOwnTicket(attendee.short_id)
  const { can_change_until, event } = attendee
  const until = can_change_until ? format.date(can_change_until, event.timezone, 'date_time_zone') : ''
  return (
    <FormDialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={t`Change name or email address`}
        description={t`You can change them until ${until}. The QR code stays the same. A new address gets the ticket by email, and the old one is told.`}
      >
        <OwnDetailsForm
          person={{ ...nameOf(attendee), email: null }}
          onSave={(body) => change.mutateAsync(body)}
          onDone={onClose}
        />
      </DialogContent>
    </FormDialog>
  )
}

/** The address stands in for a name that was never given; it is no name to begin with. */
function nameOf({ first_name, last_name }: PublicAttendee) {
  return first_name.includes('@') ? { first_name: '', last_name: '' } : { first_name, last_name }
}
