import type { PublicOrder } from '@foyer/contracts/order/order'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { toCheckoutOrder } from '../../features/checkout/checkout-order.ts'
import { checkoutOrderQuery } from '../../features/checkout/checkout-queries.ts'
import { PaymentReturn } from '../../features/payment/payment-return.tsx'
import { paths } from '../../paths.ts'
import { useCheckoutOrder } from './checkout-page.tsx'

/** Stripe sends buyers back to this page. It asks the API and ignores what the URL says. */
export function CheckoutPaymentReturnPage() {
  const order = useCheckoutOrder()
  const navigate = useNavigate()
  const client = useQueryClient()
  const showSummary = useCallback(
    (settled: PublicOrder) => {
      client.setQueryData(checkoutOrderQuery(settled.short_id).queryKey, toCheckoutOrder(settled))
      void navigate(paths.checkout(settled.event_id, settled.short_id, 'summary'), { replace: true })
    },
    [client, navigate],
  )
  return (
    <PaymentReturn
      order={order}
      paymentPath={paths.checkout(order.event_id, order.short_id, 'payment')}
      onSettled={showSummary}
    />
  )
}
