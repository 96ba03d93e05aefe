/**
 * 100 % in thousandths of a percent: the one unit of every percentage that the API takes, stores and answers (of taxes,
 * fees, promo codes and the platform's share), so 8.875 % is 8875 (product.md, "tax and fee rates"). Without zod, for
 * the event page's small script.
 */
export const wholeRate = 100_000

/**
 * That share of an amount in minor units, rounded half up to one of them (product.md, "What things cost"). Exact for amounts
 * up to 10^15: the product of amount and rate alone would leave the integers that a number can hold.
 */
export function shareOf(amount: number, rate: number): number {
  const rest = (amount % wholeRate) * rate
  return Math.floor(amount / wholeRate) * rate + Math.floor((2 * rest + wholeRate) / (2 * wholeRate))
}
