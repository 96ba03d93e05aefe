/** What was paid for an order, or is given back; minor units. */
export interface Parts {
  price: number
  fee: number
  tax: number
}

const kinds = ['price', 'fee', 'tax'] as const

/**
 * What is wrong with a series of successful refunds, from docs/product.md#what-things-cost alone: each is booked against
 * price, fee and tax in proportion to the rest of each, to the smallest unit; none exceeds the rest; a refund of the rest
 * ends at exactly zero.
 */
export function refundProblems(paid: Parts, refunds: readonly (Parts & { amount: number })[]): string[] {
  const left = { ...paid }
  const problems: string[] = []
  for (const [index, refund] of refunds.entries()) {
    const whole = BigInt(left.price + left.fee + left.tax)
    if (refund.price + refund.fee + refund.tax !== refund.amount)
      problems.push(`refund ${index} does not add up`)
    for (const kind of kinds) {
      const beside = BigInt(refund[kind]) * whole - BigInt(refund.amount) * BigInt(left[kind])
      if (beside >= whole || -beside >= whole) problems.push(`refund ${index}: ${kind} is out of proportion`)
      left[kind] -= refund[kind]
      if (left[kind] < 0) problems.push(`refund ${index} gives back more ${kind} than was paid`)
    }
  }
  const isAllBack = refunds.reduce((sum, { amount }) => sum + amount, 0) === paid.price + paid.fee + paid.tax
  if (isAllBack && kinds.some((kind) => left[kind] !== 0)) problems.push('the refunds do not end at zero')
  return problems
}
