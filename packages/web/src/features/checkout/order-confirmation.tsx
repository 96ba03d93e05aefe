import { fullName } from '@foyer/contracts/person-name'
import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { LegalLinkList } from '../../components/foyer/legal-link-list.tsx'
import { OrderStatusBadge } from '../../components/foyer/order-status-badge.tsx'
import { RichText } from '../../components/foyer/rich-text.tsx'
import { StackedFact } from '../../components/ui/fact.tsx'
import { useFormat } from '../../lib/format/use-format.ts'
import { forgetOwnHold } from '../../lib/session/own-hold.ts'
import type { CheckoutOrder } from './checkout-order.ts'
import { dropDraft } from './details-draft.ts'
import { OrderLines } from './order-lines.tsx'
import { OrderOutcome } from './order-outcome.tsx'
import { RefundNotice } from './refund-notice.tsx'

const messageClass = 'rounded-lg border bg-card p-4'

interface OrderConfirmationProps {
  order: CheckoutOrder
  /** Rendered by the page, because tickets are another feature. */
  tickets: ReactNode
}

/** The last step: the order's outcome, its tickets, and the organizer's message. */
export function OrderConfirmation({ order, tickets }: OrderConfirmationProps) {
  const { t } = useLingui()
  const format = useFormat()
  const { event } = order
  const isComplete = order.status === 'COMPLETED'
  useEffect(() => {
    forgetOwnHold(order.event_id, order.short_id)
    dropDraft(order.event_id)
  }, [order.event_id, order.short_id])
  return (
    <div className="grid gap-8">
      <OrderOutcome order={order} />
      {(isComplete || order.status === 'CANCELLED') && tickets}
      <RefundNotice order={order} />
      {isComplete && <RichText html={event.post_checkout_message} className={messageClass} />}
      {isComplete && event.online_event_connection_details && (
        <section aria-labelledby="connect" className="grid gap-3">
          <h2 id="connect" className="font-semibold">
            <Trans>How to join</Trans>
          </h2>
          <RichText html={event.online_event_connection_details} className={messageClass} />
        </section>
      )}
      <details open={!isComplete} className="group rounded-lg border bg-card">
        <summary className="flex list-none items-center gap-4 p-4 font-semibold [&::-webkit-details-marker]:hidden">
          <span className="grow">
            <Trans>Receipt</Trans>
          </span>
          <span className="tabular-nums">
            {order.total === 0 ? <Trans>Free</Trans> : format.money(order.total, order.currency)}
          </span>
          <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
        </summary>
        <div className="grid gap-4 border-t p-4">
          <OrderLines order={order} />
          <dl className="grid gap-x-6 gap-y-3 text-sm sm:grid-cols-2">
            <StackedFact label={<Trans>Order</Trans>}>{order.reference}</StackedFact>
            <StackedFact label={<Trans>Status</Trans>}>
              <OrderStatusBadge status={order.display_status} />
            </StackedFact>
            <StackedFact label={<Trans>Bought by</Trans>}>
              <bdi>{fullName(order)}</bdi>
              <br />
              {order.email}
            </StackedFact>
            <StackedFact label={<Trans>Date</Trans>}>
              {format.date(order.completed_at ?? order.created_at, event.timezone)}
            </StackedFact>
            <StackedFact label={<Trans>Organizer</Trans>}>
              {event.organizer_name}
              <br />
              <a href={`mailto:${event.support_email}`} className="text-link underline underline-offset-4">
                {event.support_email}
              </a>
              <span className="mt-1 flex flex-wrap gap-x-4 gap-y-1 empty:hidden">
                <LegalLinkList
                  // The terms that were accepted, even if the organizer has changed them since.
                  pages={{ ...event, terms_url: order.accepted_terms?.url ?? event.terms_url }}
                  words={{ terms: t`Terms`, privacy: t`Privacy`, imprint: t`Legal notice` }}
                />
              </span>
            </StackedFact>
          </dl>
        </div>
      </details>
    </div>
  )
}
