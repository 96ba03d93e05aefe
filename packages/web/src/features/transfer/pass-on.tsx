import type { PublicAttendee } from '@foyer/contracts/attendee/attendee'
import { fullName } from '@foyer/contracts/person-name'
import { Trans, useLingui } from '@lingui/react/macro'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../components/ui/button.tsx'
import { DialogContent } from '../../components/ui/dialog.tsx'
import { FormDialog } from '../../components/ui/form/form-dialog.tsx'
import { useFormat } from '../../lib/format/use-format.ts'
import { OfferTicketForm } from './offer-ticket-form.tsx'
import { useKeepTicket } from './transfer-calls.ts'

/** Passes a ticket on, if its event allows that. Shows the open offer, or else a button to make one. */
export function PassOn({ attendee }: { attendee: PublicAttendee }) {
  const { t } = useLingui()
  const format = useFormat()
  const [isOpen, setIsOpen] = useState(false)
  if (attendee.offer) return <OpenOffer attendee={attendee} />
  if (!attendee.can_pass_on_until) return null
  const until = format.date(attendee.can_pass_on_until, attendee.event.timezone, 'date_time_zone')
  return (
    <div className="mx-auto grid w-full max-w-md print:hidden">
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        <Send />
        <Trans>Pass this ticket on</Trans>
      </Button>
      <FormDialog open={isOpen} onOpenChange={setIsOpen}>
        <DialogContent
          title={t`Pass this ticket on`}
          description={t`The new holder gets an email and accepts the ticket. Until then, yours stays valid. You can pass it on until ${until}. A refund would go to the buyer of the order.`}
        >
          <OfferTicketForm attendee={attendee} onOffered={() => setIsOpen(false)} />
        </DialogContent>
      </FormDialog>
    </div>
  )
}

function OpenOffer({ attendee }: { attendee: PublicAttendee }) {
  const format = useFormat()
  const keep = useKeepTicket(attendee.short_id)
  const { offer, event } = attendee
  if (!offer) return null
  const name = fullName(offer)
  const until = format.date(offer.expires_at, event.timezone, 'date_time_zone')
  return (
    <section
      role="status"
      className="mx-auto grid w-full max-w-md gap-2 rounded-lg border bg-card p-4 print:hidden"
    >
      <h2 className="font-semibold wrap-anywhere">
        <Trans>Offered to {name}</Trans>
      </h2>
      <p className="text-sm text-pretty wrap-anywhere text-muted-foreground">
        <Trans>
          We emailed {offer.email}. The offer ends on {until}. Until it is accepted, your ticket stays valid.
        </Trans>
      </p>
      <Button
        variant="secondary"
        className="justify-self-start"
        isBusy={keep.isPending}
        onClick={() => keep.mutate()}
      >
        <Trans>Keep this ticket</Trans>
      </Button>
    </section>
  )
}
