import type { AttendeeRow } from '@foyer/contracts/attendee/attendee'
import { shownName } from '@foyer/contracts/person-name'
import { useLingui } from '@lingui/react/macro'
import { toast } from 'sonner'
import { useConfirm } from '../../components/ui/confirm.tsx'
import { useUndoToast } from '../../components/ui/use-undo-toast.tsx'
import { changeThen } from '../../lib/api/change-then.ts'
import { useTicketStatus } from './use-ticket-status.ts'

type Holder = Pick<AttendeeRow, 'short_id' | 'reference' | 'first_name' | 'last_name' | 'email'>

/** Cancels a ticket after asking once, or makes a cancelled ticket valid again, and says the outcome. */
export function useTicketValidity(event_id: string) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const undoToast = useUndoToast()
  const cancel = useTicketStatus('CANCELLED')
  const reactivate = useTicketStatus('ACTIVE')
  const makeValid = ({ short_id, email }: Holder) =>
    changeThen(reactivate, { event_id, attendee_short_id: short_id }, () =>
      toast.success(t`Ticket reactivated and sent`, { description: email }),
    )
  return {
    isBusy: cancel.isPending || reactivate.isPending,
    cancel: async (holder: Holder) => {
      const name = shownName(holder) || holder.reference
      const isConfirmed = await confirm({
        title: t`Cancel the ticket for ${name}?`,
        description: t`This ticket can no longer be used to enter, and it goes back on sale. No money is refunded. To return the money, refund the order. You can reactivate the ticket while tickets are left.`,
        action: t`Cancel ticket`,
        refusal: t`Keep ticket`,
        isDestructive: true,
      })
      if (!isConfirmed) return
      const params = { event_id, attendee_short_id: holder.short_id }
      const undo = () => makeValid(holder)
      changeThen(cancel, params, () =>
        undoToast(t`Ticket cancelled`, { description: name, label: t`Reactivate ticket`, undo }),
      )
    },
    reactivate: makeValid,
  }
}
