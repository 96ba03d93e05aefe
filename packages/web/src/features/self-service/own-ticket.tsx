import type { PublicAttendee } from '@foyer/contracts/attendee/attendee'
import { Trans } from '@lingui/react/macro'
import { PencilLine } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../components/ui/button.tsx'

const OwnTicketDialog = lazy(async () => ({
  default: (await import('./own-ticket-dialog.tsx')).OwnTicketDialog,
}))

/** Corrects the name and address of a ticket's holder, where its event allows that. */
export function OwnTicket({ attendee }: { attendee: PublicAttendee }) {
  const [isOpen, setIsOpen] = useState(false)
  if (!attendee.can_change_until) return null
  return (
    <div className="mx-auto grid w-full max-w-md print:hidden">
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        <PencilLine />
        <Trans>Change name or email address</Trans>
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <OwnTicketDialog attendee={attendee} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
