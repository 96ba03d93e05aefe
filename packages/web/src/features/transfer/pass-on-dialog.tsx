import type { PublicAttendee } from '@foyer/contracts/attendee/attendee'
import { useLingui } from '@lingui/react/macro'
import { DialogContent } from '../../components/ui/dialog.tsx'
import { FormDialog } from '../../components/ui/form/form-dialog.tsx'
import { useFormat } from '../../lib/format/use-format.ts'
import { OfferTicketForm } from './offer-ticket-form.tsx'

interface PassOnDialogProps {
  attendee: PublicAttendee
  onClose: () => void
}

/** Loaded with the first press: most holders never need it. */
export function PassOnDialog({ attendee, onClose }: PassOnDialogProps) {
  const { t } = useLingui()
  const format = useFormat()
  const { can_pass_on_until, event } = attendee
  const until = can_pass_on_until ? format.date(can_pass_on_until, event.timezone, 'date_time_zone') : ''
  return (
    <FormDialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={t`Pass this ticket on`}
        description={t`The new holder gets an email and accepts the ticket. Until then, yours stays valid. You can pass it on until ${until}. A refund would go to the buyer of the order.`}
      >
        <OfferTicketForm attendee={attendee} onOffered={onClose} />
      </DialogContent>
    </FormDialog>
  )
}
