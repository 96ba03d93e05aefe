import type { OrderItem, OrderRefund, RefundParts } from '../store/order/order-entity.ts'

type Charged = Pick<OrderItem, 'subtotal' | 'discount_total' | 'fee_total' | 'tax_total'>

const kinds = ['price', 'fee', 'tax'] as const

/**
 * Books an amount against price, fees and taxes in proportion to what the earlier refunds that reached the buyer left of
 * each, with odd units going to the largest remainders. So a refund of all that is left takes exactly what is left, and repeated
 * partial refunds end at exactly zero (docs/product.md#what-things-cost; F13).
 */
export function splitRefund(
  order: Charged,
  earlier: readonly Pick<OrderRefund, 'status' | keyof RefundParts>[],
  amount: number,
): RefundParts {
  const { subtotal, discount_total, fee_total, tax_total } = order
  const left: RefundParts = { price: subtotal - discount_total, fee: fee_total, tax: tax_total }
  for (const refund of earlier.filter(({ status }) => status === 'SUCCEEDED'))
    for (const kind of kinds) left[kind] -= refund[kind]
  return inProportion(amount, left)
}

/** Whole parts of an amount by weight. The products exceed exact numbers, so they are computed as BigInt. */
function inProportion(amount: number, left: RefundParts): RefundParts {
  const whole = BigInt(left.price + left.fee + left.tax)
  if (whole === 0n) return { price: amount, fee: 0, tax: 0 }
  const shares = kinds.map((kind) => {
    const product = BigInt(amount) * BigInt(left[kind])
    return { kind, part: Number(product / whole), remainder: product % whole }
  })
  let odd = amount - shares.reduce((sum, { part }) => sum + part, 0)
  const parts: RefundParts = { price: 0, fee: 0, tax: 0 }
  for (const { kind, part } of shares.toSorted((a, b) => Number(b.remainder - a.remainder))) {
    parts[kind] = part + (odd > 0 ? 1 : 0)
    odd -= 1
  }
  return parts
}
