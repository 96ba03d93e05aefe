import { useLingui } from '@lingui/react/macro'
import { useIsMutating, useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { Navigate, Outlet, useLocation, useOutletContext, useParams } from 'react-router-dom'
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
import { useHomepageLook } from '../../features/checkout/use-homepage-look.ts'
import { confirmPaymentKey } from '../../features/payment/confirm-payment.ts'
import { isCallError } from '../../lib/api/call-error.ts'
import { type CheckoutStep, checkoutSteps, paths } from '../../paths.ts'

/** Milliseconds between requests for an order while its bank processes the payment. */
const processingInterval = 10_000

/** The order of this checkout, for the steps inside. */
export function useCheckoutOrder(): CheckoutOrder {
  return useOutletContext<CheckoutOrder>()
}

/** The frame of every checkout step: the event, the hold and the order. The order's state decides which step is allowed. */
export function CheckoutPage() {
  const { t } = useLingui()
  const { eventId = '', orderShortId = '' } = useParams()
  const step = useStep()
  const isPaying = useIsMutating({ mutationKey: confirmPaymentKey }) > 0
  const query = useQuery({
    ...checkoutOrderQuery(orderShortId),
    refetchInterval: ({ state }) => (isProcessing(state.data) ? processingInterval : false),
  })
  const { refetch } = query
  const askAgain = useCallback(() => void refetch(), [refetch])
  const order = query.data
  useHomepageLook(order?.event.homepage_design)
  if (isCallError(query.error, 'order.not_found') || (order && order.event_id !== eventId))
    return <MissingOrder eventId={eventId} />
  if (query.error && !order)
    return <FailedCheckout eventId={eventId} error={query.error} onRetry={askAgain} />
  if (!order) return <CheckoutSkeleton />

  // While the bank asks the buyer to confirm, the form must stay.
  const place = isPaying ? step : checkoutPlace(order, step)
  if (place !== 'ended' && place !== step)
    return <Navigate replace to={paths.checkout(eventId, orderShortId, place)} />
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
          <Outlet context={order} />
        </div>
      )}
    </PublicShell>
  )
}

function useStep(): CheckoutStep {
  const { pathname } = useLocation()
  return checkoutSteps.find((step) => pathname.replace(/\/$/, '').endsWith(`/${step}`)) ?? 'details'
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
