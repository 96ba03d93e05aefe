import type { Facts } from './read-facts.ts'

/** Each order has its lines once, with the sums of the order, and made again from orders and Stripe they are the same (docs/decisions/0136). */
export function ledgerViolations({ orders, lines, ledgerDrift }: Facts): string[] {
  const wrong = orders.flatMap(({ order }) => {
    const own = lines.filter(({ order_reference }) => order_reference === order.reference)
    const isPaid = order.payment_status === 'PAYMENT_RECEIVED'
    const wanted = isPaid ? order.total - order.refunded_total : 0
    const gross = own.reduce((sum, line) => sum + line.gross, 0)
    return gross === wanted ? [] : [`the ledger has ${gross} of an order of ${wanted}`]
  })
  return [...wrong, ...ledgerDrift.map((one) => `the ledger lacks ${JSON.stringify(one)}`)]
}
