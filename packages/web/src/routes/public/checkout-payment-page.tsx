import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { lazy, Suspense, useCallback } from 'react'
import { Button } from '../../components/ui/button.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import type { CheckoutOrder } from '../../features/checkout/checkout-order.ts'
import { checkoutOrderQuery } from '../../features/checkout/checkout-queries.ts'
import { LeaveCheckoutButton } from '../../features/checkout/leave-checkout-button.tsx'
import { StepHeading } from '../../features/checkout/step-heading.tsx'
import { PaymentPanel } from '../../features/payment/payment-panel.tsx'
import { leaveFor } from '../../lib/browser/leave-for.ts'
import { paths } from '../../paths.ts'
import type { BuyerPageProps } from './buyer-page-props.ts'
import { CheckoutPage } from './checkout-page.tsx'

const TestPayment = lazy(async () => ({
  default: (await import('../../features/payment/test-payment.tsx')).TestPayment,
}))

export function CheckoutPaymentPage(props: BuyerPageProps) {
  return (
    <CheckoutPage {...props} step="payment">
      {(order) => <PaymentStep order={order} />}
    </CheckoutPage>
  )
}

function PaymentStep({ order }: { order: CheckoutOrder }) {
  const client = useQueryClient()
  const { queryKey } = checkoutOrderQuery(order.short_id)
  const readOrderAgain = useCallback(
    () => void client.invalidateQueries({ queryKey: ['checkout-order', order.short_id] }),
    [client, order.short_id],
  )
  const returnPath = paths.checkout(order.event_id, order.short_id, 'payment_return')
  const goOn = () => {
    void client.cancelQueries({ queryKey })
    void leaveFor(returnPath, { isReplacing: true })
  }
  return (
    <>
      <StepHeading>
        <Trans>Payment</Trans>
      </StepHeading>
      {order.payment_provider === 'TEST' ? (
        <Suspense fallback={<Skeleton className="h-58 sm:h-42" />}>
          <TestPayment order={order} onPaid={goOn} onOrderChanged={readOrderAgain} />
        </Suspense>
      ) : (
        <PaymentPanel
          order={order}
          returnPath={returnPath}
          onConfirmed={goOn}
          onOrderChanged={readOrderAgain}
        />
      )}
      <div className="flex flex-wrap items-center justify-between gap-2 border-t pt-4">
        <Button asChild variant="quiet">
          <a href={paths.checkout(order.event_id, order.short_id, 'details')}>
            <ArrowLeft className="rtl:rotate-180" />
            <Trans>Back to your details</Trans>
          </a>
        </Button>
        <LeaveCheckoutButton order={order} />
      </div>
    </>
  )
}
