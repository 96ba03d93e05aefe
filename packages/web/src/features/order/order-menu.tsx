import type { Order } from '@foyer/contracts/order/order'
import { Trans } from '@lingui/react/macro'
import { Ban, ExternalLink, Mail, Pencil, Printer, Undo2 } from 'lucide-react'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../../components/ui/dropdown-menu.tsx'
import { MoreButton } from '../../components/ui/more-button.tsx'
import { NewTabItem } from '../../components/ui/new-tab-item.tsx'
import { paths } from '../../paths.ts'
import { isEditable } from './is-editable.ts'
import { canRefund } from './refundable-amount.ts'
import { useSendConfirmationAgain } from './use-send-confirmation-again.ts'

/** What an order's sheet asks in a dialog. */
export type OrderDialog = 'edit' | 'cancel' | 'refund'

interface OrderMenuProps {
  order: Order
  onOpen: (dialog: OrderDialog) => void
}

/** Everything that can be done with an order in its current state. */
export function OrderMenu({ order, onOpen }: OrderMenuProps) {
  const resend = useSendConfirmationAgain(order.event_id)
  const { event_id, short_id, email } = order
  const isCompleted = order.status === 'COMPLETED'
  if (email === '') return null
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <MoreButton />
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end" side="top">
        {isEditable(order) && (
          <DropdownMenuItem onSelect={() => onOpen('edit')}>
            <Pencil />
            <Trans>Edit details</Trans>
          </DropdownMenuItem>
        )}
        {isCompleted && (
          <DropdownMenuItem onSelect={() => resend(order)}>
            <Mail />
            <Trans>Send confirmation again</Trans>
          </DropdownMenuItem>
        )}
        <NewTabItem href={paths.checkout(event_id, short_id, 'summary')}>
          <ExternalLink />
          <Trans>Buyer’s view</Trans>
        </NewTabItem>
        <NewTabItem href={paths.orderPrint(event_id, short_id)}>
          <Printer />
          <Trans>Print</Trans>
        </NewTabItem>
        {canRefund(order) && (
          <DropdownMenuItem onSelect={() => onOpen('refund')}>
            <Undo2 />
            <Trans>Refund</Trans>
          </DropdownMenuItem>
        )}
        {isCompleted && (
          <DropdownMenuItem isDestructive onSelect={() => onOpen('cancel')}>
            <Ban />
            <Trans>Cancel order</Trans>
          </DropdownMenuItem>
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
