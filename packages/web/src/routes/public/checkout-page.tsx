import { useLingui } from '@lingui/react/macro'
import { useIsMutating, useQuery } from '@tanstack/react-query'
import { type ReactNode, useCallback, useEffect } from 'react'
import { TestBadge } from '../../components/foyer/test-badge.tsx'
import { PrivateLinkHead } from '../../components/layout/private-link-head.tsx'
import { PublicShell } from '../../components/layout/public-shell.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import type { CheckoutOrder } from '../../features/checkout/checkout-order.ts'
import { checkoutPlace } from '../../features/checkout/checkout-place.ts'
import { checkoutOrderQuery } from '../../features/checkout/checkout-queries.ts'
import { EndedOrder } from '../../features/checkout/ended-order.tsx'
import { FailedCheckout } from '../../features/checkout/failed-checkout.tsx'
import { HoldCountdown } from '../../features/checkout/hold-countdown.tsx'
import { MissingOrder } from '../../features/checkout/missing-order.tsx'
import { OrderSummary } from '../../features/checkout/order-summary.tsx'
import { confirmPaymentKey } from '../../features/payment/confirm-payment.ts'
import { isCallError } from '../../lib/api/call-error.ts'
import { type CheckoutStep, paths } from '../../paths.ts'
import type { BuyerPageProps } from './buyer-page-props.ts'

/** Milliseconds between requests for an order while its bank processes the payment. */
const processingInterval = 10_000

interface CheckoutPageProps extends BuyerPageProps {
  step: CheckoutStep
  /** The step itself. */
  children: (order: CheckoutOrder) => ReactNode
}

/** The frame of every checkout step: the event, the hold and the order. The order's state decides which step is allowed. */
export function CheckoutPage({ eventId, shortId: orderShortId, step, children }: CheckoutPageProps) {
  const { t } = useLingui()
  const isPaying = useIsMutating({ mutationKey: confirmPaymentKey }) > 0
  const query = useQuery({
    ...checkoutOrderQuery(orderShortId),
    refetchInterval: ({ state }) => (isProcessing(state.data) ? processingInterval : false),
  })
  const { refetch } = query
  const askAgain = useCallback(() => void refetch(), [refetch])
  const order = query.data
  // While the bank asks the buyer to confirm, the form must stay.
  const place = isPaying || !order ? step : checkoutPlace(order, step)
  const elsewhere = place === 'ended' || place === step ? null : paths.checkout(eventId, orderShortId, place)
  useEffect(() => {
    if (elsewhere) window.location.replace(elsewhere)
  }, [elsewhere])
  if (isCallError(query.error, 'order.not_found') || (order && order.event_id !== eventId))
    return <MissingOrder eventId={eventId} />
  if (query.error && !order)
    return <FailedCheckout eventId={eventId} error={query.error} onRetry={askAgain} />
  if (!order || elsewhere) return <CheckoutSkeleton />

  const isHeld = place === 'details' || place === 'payment'
  return (
    <PublicShell
      header={<CheckoutHeader order={order} {...(isHeld && !isPaying ? { onEnd: askAgain } : {})} />}
    >
      <PrivateLinkHead title={`${t`Checkout`} · ${order.event.title}`} />
      {place === 'ended' ? (
        <EndedOrder order={order} />
      ) : (
        <div className="grid gap-8">
          {place !== 'summary' && <OrderSummary order={order} />}
          {children(order)}
        </div>
      )}
    </PublicShell>
  )
}

function isProcessing(order: CheckoutOrder | undefined): boolean {
  return order?.status === 'RESERVED' && order.payment_status === 'PROCESSING'
}

function CheckoutHeader({ order, onEnd }: { order: CheckoutOrder; onEnd?: () => void }) {
  return (
    <>
      <a
        href={paths.eventPage(order.event.id, order.event.slug)}
        className="min-w-0 grow truncate rounded-sm text-sm font-medium"
      >
        {order.event.title}
      </a>
      {order.event.is_test && <TestBadge />}
      {onEnd && <HoldCountdown order={order} onEnd={onEnd} />}
    </>
  )
}

function CheckoutSkeleton() {
  return (
    <PublicShell header={<Skeleton className="h-5 w-48" />}>
      <div className="grid gap-8" aria-busy>
        <Skeleton className="h-24 rounded-lg" />
        <Skeleton className="h-8 w-56" />
        <div className="grid gap-4 sm:grid-cols-2">
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
        </div>
        <Skeleton className="h-16" />
      </div>
    </PublicShell>
  )
}
