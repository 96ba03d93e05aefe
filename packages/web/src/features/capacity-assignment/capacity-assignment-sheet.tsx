import type { Ticket } from '@foyer/contracts/ticket/ticket'
import { useLingui } from '@lingui/react/macro'
import { skipToken, useQuery } from '@tanstack/react-query'
import { toast } from 'sonner'
import { ErrorState } from '../../components/ui/error-state.tsx'
import { Sheet, SheetContent } from '../../components/ui/sheet.tsx'
import { SheetSkeleton } from '../../components/ui/sheet-skeleton.tsx'
import { CapacityAssignmentForm } from './capacity-assignment-form.tsx'
import { capacityAssignmentQueries } from './capacity-assignment-queries.ts'

interface CapacityAssignmentSheetProps {
  eventId: string
  tickets: readonly Ticket[]
  /** The open capacity assignment's id, `new` for a new one, or null for none. */
  openId: string | null
  onClose: () => void
}

/** Creates or changes a capacity assignment beside the list. */
export function CapacityAssignmentSheet({ eventId, tickets, openId, onClose }: CapacityAssignmentSheetProps) {
  const { t } = useLingui()
  const isNew = openId === 'new'
  const query = capacityAssignmentQueries.detail(eventId, openId ?? '')
  const {
    data: assignment,
    error,
    refetch,
  } = useQuery({ ...query, ...(openId === null || isNew ? { queryFn: skipToken } : {}) })
  const onSaved = () => {
    toast.success(isNew ? t`Capacity created` : t`Capacity saved`)
    onClose()
  }
  return (
    <Sheet open={openId !== null} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <SheetContent title={isNew ? t`Create capacity` : t`Edit capacity`}>
        {isNew || assignment ? (
          <CapacityAssignmentForm
            key={openId}
            eventId={eventId}
            tickets={tickets}
            assignment={assignment}
            onSaved={onSaved}
          />
        ) : error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <SheetSkeleton />
        )}
      </SheetContent>
    </Sheet>
  )
}
