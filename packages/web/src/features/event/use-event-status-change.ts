import type { EventRow, EventStatus } from '@foyer/contracts/event/event'
import { useLingui } from '@lingui/react/macro'
import { toast } from 'sonner'
import { changeThen } from '../../lib/api/change-then.ts'
import { useUpdateEventStatus } from './event-mutations.ts'

/** Changes the status, says so and offers to undo it. A refusal shows its own sentence. */
export function useEventStatusChange(event: Pick<EventRow, 'id' | 'status'>) {
  const { t } = useLingui()
  const update = useUpdateEventStatus(event.id)
  const done: Record<EventStatus, string> = {
    LIVE: t`The event is live`,
    DRAFT: t`The event is a draft`,
    ARCHIVED: t`The event is archived`,
  }
  const to = (status: EventStatus, onDone?: () => void) => {
    const undo = { label: t`Undo`, onClick: () => update.mutate(wayBack(status, event.status)) }
    const say = () => {
      toast.success(done[status], { action: undo })
      onDone?.()
    }
    changeThen(update, [status], say)
  }
  return { to, isPending: update.isPending }
}

/** An archived event returns only as a draft (specification §4), even if it was live. */
function wayBack(from: EventStatus, to: EventStatus): readonly EventStatus[] {
  return from === 'ARCHIVED' && to === 'LIVE' ? ['DRAFT', 'LIVE'] : [to]
}
