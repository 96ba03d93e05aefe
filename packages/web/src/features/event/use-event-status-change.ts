import type { EventRow, EventStatus } from '@foyer/contracts/event/event'
import { useLingui } from '@lingui/react/macro'
import { toast } from 'sonner'
import { useUpdateEventStatus } from './event-mutations.ts'

/** Changes the status and says so; a refusal is shown by its own sentence. */
export function useEventStatusChange(event: Pick<EventRow, 'id'>) {
  const { t } = useLingui()
  const update = useUpdateEventStatus(event.id)
  const done: Record<EventStatus, string> = {
    LIVE: t`The event is live`,
    DRAFT: t`The event is a draft`,
    ARCHIVED: t`The event is archived`,
  }
  const to = (status: EventStatus, onDone?: () => void) =>
    update.mutate(status, {
      onSuccess: () => {
        toast.success(done[status])
        onDone?.()
      },
    })
  return { to, isPending: update.isPending }
}
