import type { OrderAmounts } from '@foyer/emails/order/order-summary'
import type { OrderItem } from '../store/order/order-entity.ts'

/** An order's lines and sums as emails show them; taxes and fees summed by name; minor units. */
export function orderAmounts(order: OrderItem): OrderAmounts {
  const byName = new Map<string, number>()
  for (const { taxes_and_fees, quantity } of order.lines) {
    for (const { name, amount } of taxes_and_fees)
      byName.set(name, (byName.get(name) ?? 0) + amount * quantity)
  }
  return {
    currency: order.currency,
    lines: order.lines.map(({ title, label, quantity, unit_price }) => ({
      name: [title, label].filter((part) => part !== '').join(' · '),
      quantity,
      amount: unit_price * quantity,
    })),
    subtotal: order.subtotal,
    discount: order.discount_total,
    promoCode: null,
    taxesAndFees: [...byName].map(([name, amount]) => ({ name, amount })),
    total: order.total,
  }
}
