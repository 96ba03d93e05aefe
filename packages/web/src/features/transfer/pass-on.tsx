import type { PublicAttendee } from '@foyer/contracts/attendee/attendee'
import { fullName } from '@foyer/contracts/person-name'
import { Trans } from '@lingui/react/macro'
import { Send } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../components/ui/button.tsx'
import { useFormat } from '../../lib/format/use-format.ts'
import { useKeepTicket } from './transfer-calls.ts'

const PassOnDialog = lazy(async () => ({
  default: (await import('./pass-on-dialog.tsx')).PassOnDialog,
}))

/** Passes a ticket on, if its event allows that. Shows the open offer, or else a button to make one. */
export function PassOn({ attendee }: { attendee: PublicAttendee }) {
  const [isOpen, setIsOpen] = useState(false)
  if (attendee.offer) return <OpenOffer attendee={attendee} />
  if (!attendee.can_pass_on_until) return null
  return (
    <div className="mx-auto grid w-full max-w-md print:hidden">
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        <Send />
        <Trans>Pass this ticket on</Trans>
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <PassOnDialog attendee={attendee} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
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
