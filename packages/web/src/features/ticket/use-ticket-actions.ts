import type { Ticket } from '@foyer/contracts/ticket/ticket'
import { useLingui } from '@lingui/react/macro'
import { toast } from 'sonner'
import { useConfirm } from '../../components/ui/confirm.tsx'
import { isCallError } from '../../lib/api/call-error.ts'
import { changeThen } from '../../lib/api/change-then.ts'
import { useErrorText } from '../../lib/words/use-error-text.ts'
import { duplicateTicket } from './ticket-body.ts'
import type { TicketActions } from './ticket-menu.tsx'
import { useDeleteTicket, usePatchTicket, useSaveTicket } from './ticket-mutations.ts'
import { hasSales } from './ticket-stock.ts'

/** The actions of a ticket's menu. A ticket on an order cannot be deleted, so hiding is offered instead (specification §5). */
export function useTicketActions(eventId: string): (ticket: Ticket) => TicketActions {
  const { t } = useLingui()
  const confirm = useConfirm()
  const describe = useErrorText()
  const create = useSaveTicket(eventId)
  const patch = usePatchTicket(eventId)
  const remove = useDeleteTicket(eventId)

  const setHidden = (ticket: Ticket, is_hidden: boolean) =>
    changeThen(patch, { ticket, change: { is_hidden } }, () =>
      toast.success(is_hidden ? t`Ticket hidden` : t`Ticket shown`),
    )
  const offerHiding = async (ticket: Ticket) => {
    if (ticket.is_hidden) return toast.info(t`A ticket with orders cannot be deleted. It is already hidden.`)
    const isConfirmed = await confirm({
      title: t`Hide “${ticket.title}” instead?`,
      description: t`A ticket with orders cannot be deleted but can be hidden. A hidden ticket cannot be bought. Tickets that were bought stay valid.`,
      action: t`Hide ticket`,
    })
    if (isConfirmed) setHidden(ticket, true)
  }
  const askToDelete = async (ticket: Ticket) => {
    if (hasSales(ticket.prices)) return offerHiding(ticket)
    const isConfirmed = await confirm({
      title: t`Delete “${ticket.title}”?`,
      description: t`The ticket disappears from the event page. This cannot be undone.`,
      action: t`Delete ticket`,
      isDestructive: true,
    })
    if (!isConfirmed) return
    changeThen(
      remove,
      ticket.id,
      () => toast.success(t`Ticket deleted`),
      (error) => isCallError(error, 'ticket.has_orders') && offerHiding(ticket),
    )
  }
  return (ticket) => ({
    onDuplicate: () =>
      changeThen(
        create,
        duplicateTicket(ticket, t`${ticket.title} (copy)`.slice(0, 200)),
        () =>
          toast.success(t`Ticket duplicated`, {
            description: t`The copy is paused until you resume its sale.`,
          }),
        (error) => toast.error(describe(error)),
      ),
    onTogglePause: () => {
      const is_paused = !ticket.is_paused
      changeThen(patch, { ticket, change: { is_paused } }, () =>
        toast.success(is_paused ? t`Sale paused` : t`Sale resumed`),
      )
    },
    onToggleHidden: () => setHidden(ticket, !ticket.is_hidden),
    onDelete: () => void askToDelete(ticket),
  })
}
