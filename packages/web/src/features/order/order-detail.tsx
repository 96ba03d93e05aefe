import type { Order } from '@foyer/contracts/order/order'
import { fullName } from '@foyer/contracts/person-name'
import { Trans } from '@lingui/react/macro'
import { AnswerList } from '../../components/foyer/answer-list.tsx'
import { OrderStatusBadge } from '../../components/foyer/order-status-badge.tsx'
import { Fact } from '../../components/ui/fact.tsx'
import { useFormat } from '../../lib/format/use-format.ts'
import { localeNames } from '../../lib/words/locales.ts'
import { isEditable } from './is-editable.ts'
import { LostBuyerAlert } from './lost-buyer-alert.tsx'
import { OrderAmounts } from './order-amounts.tsx'
import { OrderAttendees } from './order-attendees.tsx'
import { OrderDisputes } from './order-disputes.tsx'
import { OrderLinks } from './order-links.tsx'
import { OrderNotes } from './order-notes.tsx'
import { OrderRefunds } from './order-refunds.tsx'
import { OrderTimeline } from './order-timeline.tsx'

interface OrderDetailProps {
  order: Order
  timeZone: string
}

/** Everything about one order: status, buyer, answers, money, tickets, notes and history. */
export function OrderDetail({ order, timeZone }: OrderDetailProps) {
  const format = useFormat()
  const when = (instant: string) => format.date(instant, timeZone, 'date_time_zone')
  return (
    <div className="grid gap-8 text-sm">
      <div className="grid gap-4">
        <OrderStatusBadge status={order.display_status} />
        <LostBuyerAlert order={order} />
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2">
          {order.email && (
            <>
              {fullName(order) && <Fact label={<Trans>Buyer</Trans>}>{fullName(order)}</Fact>}
              <Fact label={<Trans>Email</Trans>}>
                <a href={`mailto:${order.email}`} className="underline underline-offset-4 wrap-anywhere">
                  {order.email}
                </a>
              </Fact>
            </>
          )}
          <Fact label={<Trans>Language</Trans>}>{localeNames[order.locale]}</Fact>
          {order.source === 'MANUAL' && (
            <Fact label={<Trans>Created</Trans>}>
              <Trans>Manually</Trans>
            </Fact>
          )}
          {order.payment_provider === 'OFFLINE' && (
            <Fact label={<Trans context="how an order was paid">Paid</Trans>}>
              <Trans>Outside Foyer</Trans>
            </Fact>
          )}
          {order.affiliate_code && (
            <Fact label={<Trans>Affiliate</Trans>}>
              <code className="text-xs">{order.affiliate_code}</code>
            </Fact>
          )}
          {order.accepted_terms && (
            <Fact label={<Trans>Terms accepted</Trans>}>
              {when(order.accepted_terms.accepted_at)}
              <br />
              <a
                href={order.accepted_terms.url}
                target="_blank"
                rel="noreferrer"
                className="underline underline-offset-4 wrap-anywhere"
              >
                {order.accepted_terms.url}
              </a>
            </Fact>
          )}
          <Fact label={<Trans>Ordered</Trans>}>{when(order.created_at)}</Fact>
          {order.status === 'RESERVED' && (
            <Fact label={<Trans>Held until</Trans>}>{when(order.reserved_until)}</Fact>
          )}
        </dl>
        <OrderLinks order={order} />
      </div>
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
      <OrderAttendees order={order} />
      {isEditable(order) && <OrderNotes key={order.short_id} order={order} timeZone={timeZone} />}
      <OrderTimeline order={order} timeZone={timeZone} />
    </div>
  )
}
