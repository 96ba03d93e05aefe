import type { Event } from '@foyer/contracts/event/event'
import type { Ticket } from '@foyer/contracts/ticket/ticket'
import { Trans, useLingui } from '@lingui/react/macro'
import { Ticket as TicketIcon } from 'lucide-react'
import { Link } from 'react-router-dom'
import { toast } from 'sonner'
import { Button } from '../../components/ui/button.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { Sheet, SheetContent } from '../../components/ui/sheet.tsx'
import { paths } from '../../paths.ts'
import { CreateAttendeeForm } from './create-attendee-form.tsx'

interface CreateAttendeeSheetProps {
  event: Event
  tickets: readonly Ticket[]
  isOpen: boolean
  onCreated: (attendeeShortId: string) => void
  onClose: () => void
}

/** Creates an attendee by hand, beside the list. A ticket must exist first (specification §5). */
export function CreateAttendeeSheet({
  event,
  tickets,
  isOpen,
  onCreated,
  onClose,
}: CreateAttendeeSheetProps) {
  const { t } = useLingui()
  return (
    <Sheet open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <SheetContent title={t`Create attendee`}>
        {tickets.length > 0 ? (
          <CreateAttendeeForm
            event={event}
            tickets={tickets}
            onCreated={(id, name) => {
              toast.success(t`Attendee created`, { description: name })
              onCreated(id)
            }}
          />
        ) : (
          <EmptyState
            icon={TicketIcon}
            title={<Trans>Create a ticket first</Trans>}
            action={
              <Button asChild>
                <Link to={`${paths.event(event.id, 'tickets')}?ticket=new`}>
                  <Trans>Create ticket</Trans>
                </Link>
              </Button>
            }
          >
            <Trans>Every attendee holds a ticket. Create one, then come back.</Trans>
          </EmptyState>
        )}
      </SheetContent>
    </Sheet>
  )
}
