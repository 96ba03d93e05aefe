import type { PublicOrder } from '@foyer/contracts/order/order'
import { useCallback } from 'react'
import type { CheckoutOrder } from '../../features/checkout/checkout-order.ts'
import { PaymentReturn } from '../../features/payment/payment-return.tsx'
import { leaveFor } from '../../lib/browser/leave-for.ts'
import { paths } from '../../paths.ts'
import type { BuyerPageProps } from './buyer-page-props.ts'
import { CheckoutPage } from './checkout-page.tsx'

/** Stripe sends buyers back to this page. It asks the API and ignores what the URL says. */
export function CheckoutPaymentReturnPage(props: BuyerPageProps) {
  return (
    <CheckoutPage {...props} step="payment_return">
      {(order) => <ReturnStep order={order} />}
    </CheckoutPage>
  )
}

function ReturnStep({ order }: { order: CheckoutOrder }) {
  const showSummary = useCallback((settled: PublicOrder) => {
    const summary = paths.checkout(settled.event_id, settled.short_id, 'summary')
    void leaveFor(summary, { isReplacing: true })
  }, [])
  return (
    <PaymentReturn
      order={order}
      paymentPath={paths.checkout(order.event_id, order.short_id, 'payment')}
      onSettled={showSummary}
    />
  )
}
