/**
 * 100 % in thousandths of a percent: the one unit of every percentage that the API takes, stores and answers (of taxes,
 * fees, promo codes and the platform's share), so 8.875 % is 8875 (docs/product.md#settled-defaults). Without zod, for
 * the event page's small script.
 */
export const wholeRate = 100_000

/**
 * That share of an amount in minor units, rounded half up to a multiple of `step` at once: rounding twice would raise
 * 1234.5 to 1240 (docs/product.md#what-things-cost). Exact for amounts up to 10^15; their product with a rate would
 * exceed the integers that a number can hold.
 */
export function shareOf(amount: number, rate: number, step = 1): number {
  const whole = wholeRate * step
  const rest = (amount % whole) * rate
  return (Math.floor(amount / whole) * rate + Math.floor((2 * rest + whole) / (2 * whole))) * step
}
