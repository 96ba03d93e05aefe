import type { Order } from '@foyer/contracts/order/order'
import { Trans } from '@lingui/react/macro'
import { AnswerList } from '../../components/foyer/answer-list.tsx'
import { isEditable } from './is-editable.ts'
import { LostBuyerAlert } from './lost-buyer-alert.tsx'
import { OrderAmounts } from './order-amounts.tsx'
import { OrderAttendees } from './order-attendees.tsx'
import { OrderDisputes } from './order-disputes.tsx'
import { OrderFacts } from './order-facts.tsx'
import { OrderHead } from './order-head.tsx'
import { OrderNotes } from './order-notes.tsx'
import { OrderRefunds } from './order-refunds.tsx'
import { OrderTimeline } from './order-timeline.tsx'

interface OrderDetailProps {
  order: Order
  timeZone: string
}

/** Everything about one order: amount, status and buyer, then tickets, money, notes and history. */
export function OrderDetail({ order, timeZone }: OrderDetailProps) {
  return (
    <div className="grid gap-8 text-sm">
      <div className="grid gap-4">
        <OrderHead order={order} timeZone={timeZone} />
        <LostBuyerAlert order={order} />
      </div>
      <OrderAttendees order={order} />
      {order.answers.length > 0 && (
        <section className="grid gap-3">
          <h3 className="text-base font-semibold">
            <Trans>Answers</Trans>
          </h3>
          <AnswerList answers={order.answers} />
        </section>
      )}
      <OrderAmounts order={order} />
      <OrderDisputes order={order} timeZone={timeZone} />
      <OrderRefunds order={order} timeZone={timeZone} />
      {isEditable(order) && <OrderNotes key={order.short_id} order={order} timeZone={timeZone} />}
      <OrderTimeline order={order} timeZone={timeZone} />
      <OrderFacts order={order} timeZone={timeZone} />
    </div>
  )
}
