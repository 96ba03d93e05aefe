import type { Order } from '@foyer/contracts/order/order'
import { Trans } from '@lingui/react/macro'
import { MessageSquare } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Button } from '../../components/ui/button.tsx'
import { paths } from '../../paths.ts'
import { isEditable } from './is-editable.ts'
import { isBuyerUnreachable } from './lost-address.ts'
import { isUnpaid, MarkPaidButton } from './mark-paid-button.tsx'
import type { OrderDialog } from './order-menu.tsx'
import { canRefund } from './refundable-amount.ts'

interface OrderNextStepProps {
  order: Order
  onOpen: (dialog: OrderDialog) => void
}

/** What an order needs next. Where nothing is wrong, that is a word with its buyer. */
export function OrderNextStep({ order, onOpen }: OrderNextStepProps) {
  const { event_id, short_id } = order
  if (isUnpaid(order)) return <MarkPaidButton order={order} />
  if (isBuyerUnreachable(order) && isEditable(order))
    return (
      <Button onClick={() => onOpen('edit')}>
        <Trans>Correct the address</Trans>
      </Button>
    )
  if (order.refund_status === 'REFUND_FAILED' && canRefund(order))
    return (
      <Button onClick={() => onOpen('refund')}>
        <Trans>Refund again</Trans>
      </Button>
    )
  if (order.email === '') return null
  const about = new URLSearchParams({ message: 'new', order_id: short_id })
  return (
    <Button asChild>
      <Link to={`${paths.event(event_id, 'messages')}?${about}`}>
        <MessageSquare />
        <Trans>Message buyer</Trans>
      </Link>
    </Button>
  )
}
