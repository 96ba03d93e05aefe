import { OrderConfirmation } from '../../features/checkout/order-confirmation.tsx'
import { OwnOrder } from '../../features/self-service/own-order.tsx'
import { OrderTickets } from '../../features/ticket-page/order-tickets.tsx'
import { useCheckoutOrder } from './checkout-page.tsx'

export function CheckoutSummaryPage() {
  const order = useCheckoutOrder()
  return (
    <>
      <OrderConfirmation order={order} tickets={<OrderTickets order={order} />} />
      <OwnOrder order={order} />
    </>
  )
}
