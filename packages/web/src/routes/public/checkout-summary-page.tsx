import { OrderConfirmation } from '../../features/checkout/order-confirmation.tsx'
import { useCheckoutOrder } from './checkout-page.tsx'

export function CheckoutSummaryPage() {
  return <OrderConfirmation order={useCheckoutOrder()} />
}
