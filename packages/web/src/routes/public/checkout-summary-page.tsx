import { OrderConfirmation } from '../../features/checkout/order-confirmation.tsx'
import { OwnOrder } from '../../features/self-service/own-order.tsx'
import { OrderTickets } from '../../features/ticket-page/order-tickets.tsx'
import type { BuyerPageProps } from './buyer-page-props.ts'
import { CheckoutPage } from './checkout-page.tsx'

export function CheckoutSummaryPage(props: BuyerPageProps) {
  return (
    <CheckoutPage {...props} step="summary">
      {(order) => (
        <>
          <OrderConfirmation order={order} tickets={<OrderTickets order={order} />} />
          <OwnOrder order={order} />
        </>
      )}
    </CheckoutPage>
  )
}
