import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { toast } from 'sonner'
import { FormFooter } from '../../components/ui/form/form-footer.tsx'
import { Sheet, SheetContent } from '../../components/ui/sheet.tsx'
import { EventForm } from '../../features/event/event-form.tsx'
import { organizerQueries } from '../../features/organizer/organizer-queries.ts'
import { paths } from '../../paths.ts'

interface EventSheetProps {
  isOpen: boolean
  onClose: () => void
  organizerId?: string
}

/** Creates an event and opens its first steps. */
export function EventSheet({ isOpen, onClose, organizerId }: EventSheetProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { data: organizers } = useSuspenseQuery(organizerQueries.all())
  return (
    <Sheet open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <SheetContent title={t`Create event`} description={t`It starts as a draft that only your team sees.`}>
        <EventForm
          organizers={organizers}
          organizerId={organizerId}
          onSaved={(event) => {
            toast.success(t`Event created`)
            void navigate(paths.event(event.id, 'getting-started'))
          }}
        >
          <FormFooter>
            <Trans>Create event</Trans>
          </FormFooter>
        </EventForm>
      </SheetContent>
    </Sheet>
  )
}
