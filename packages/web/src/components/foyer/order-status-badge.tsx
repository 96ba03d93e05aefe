import type { OrderDisplayStatus } from '@foyer/contracts/order/order-status'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { CircleDashed, Clock, type LucideIcon, TimerOff } from 'lucide-react'
import { type BadgeTone, StatusBadge } from '../ui/badge.tsx'

/** Colors of specification §4: orange for waiting, red for failed or ended, teal for all others. Only finished states have a tick. */
const statuses: Record<OrderDisplayStatus, [BadgeTone, MessageDescriptor, LucideIcon?]> = {
  IN_PROGRESS: ['success', msg`In progress`, CircleDashed],
  AWAITING_PAYMENT: ['warning', msg`Awaiting payment`],
  PROCESSING: ['success', msg`Processing`, Clock],
  COMPLETED: ['success', msg`Completed`],
  CANCELLED: ['danger', msg`Cancelled`],
  EXPIRED: ['success', msg`Expired`, TimerOff],
  REFUND_PENDING: ['warning', msg`Refund pending`],
  PARTIALLY_REFUNDED: ['warning', msg`Partially refunded`],
  REFUNDED: ['danger', msg`Refunded`],
  REFUND_FAILED: ['danger', msg`Refund failed`],
  PAYMENT_FAILED: ['danger', msg`Payment failed`],
}

/** The word alone, for filters. */
export function orderStatusWord(status: OrderDisplayStatus): MessageDescriptor {
  return statuses[status][1]
}

export function OrderStatusBadge({ status }: { status: OrderDisplayStatus }) {
  const { i18n } = useLingui()
  const [tone, word, icon] = statuses[status]
  return (
    <StatusBadge tone={tone} icon={icon}>
      {i18n._(word)}
    </StatusBadge>
  )
}
