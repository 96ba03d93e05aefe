/**
 * Calculates an order from docs/product.md#what-things-cost and docs/product.md#amounts-that-can-be-charged alone. It
 * shares no code with the product: it calculates unit by unit in exact fractions. Amounts are in minor units.
 */

/** Three-decimal currencies. Stripe charges them in tens of the smallest unit. */
const inTens = ['KWD', 'BHD', 'JOD', 'OMR', 'TND']

export interface Charge {
  type: 'TAX' | 'FEE'
  /** An amount for each unit, or a percentage in thousandths of a percent. */
  is: { fixed: number } | { thousandths: number }
}

export interface BasketLine {
  /** The price before the promo code. For a donation, the amount that the buyer gives. */
  price: number
  quantity: number
  /** Whether the code applies: the organizer chose the ticket, and it is neither free nor a donation. */
  isDiscounted: boolean
  charges: readonly Charge[]
}

export interface PromoCode {
  takes: { fixed: number } | { thousandths: number }
  /** The maximum number of discounted units in an order, null for all. */
  units: number | null
}

export interface UnitCost {
  price: bigint
  discount: bigint
  fee: bigint
  tax: bigint
  total: bigint
}

/** The cost of each unit, line by line. */
export function priceBasket(
  lines: readonly BasketLine[],
  currency: string,
  promo: PromoCode | null,
): UnitCost[][] {
  let left = promo?.units ?? Number.POSITIVE_INFINITY
  return lines.map((line) =>
    Array.from({ length: line.quantity }, () => {
      const whole = priceUnit(line, currency, null)
      const reduced = promo && line.isDiscounted && left > 0 ? priceUnit(line, currency, promo) : whole
      if (reduced.discount > 0n) left -= 1
      return reduced
    }),
  )
}

function priceUnit(
  { price: asked, charges }: BasketLine,
  currency: string,
  promo: PromoCode | null,
): UnitCost {
  const step = inTens.includes(currency) ? 10n : 1n
  const price = nearest(BigInt(asked), 1n, step)
  const off = promo ? amountOf(promo.takes, price, step) : 0n
  const discount = off > price ? price : off
  const reduced = price - discount
  if (reduced === 0n) return { price, discount, fee: 0n, tax: 0n, total: 0n }
  const fee = all(charges, 'FEE', (is) => amountOf(is, reduced, step))
  const tax = all(charges, 'TAX', (is) => amountOf(is, reduced + fee, step))
  return { price, discount, fee, tax, total: reduced + fee + tax }
}

function all(charges: readonly Charge[], type: Charge['type'], amount: (is: Charge['is']) => bigint): bigint {
  let sum = 0n
  for (const charge of charges) if (charge.type === type) sum += amount(charge.is)
  return sum
}

function amountOf(is: Charge['is'], base: bigint, step: bigint): bigint {
  if ('fixed' in is) return nearest(BigInt(is.fixed), 1n, step)
  return nearest(base * BigInt(is.thousandths), 100_000n, step)
}

/** The multiple of the step nearest to a fraction. A tie goes up. */
function nearest(numerator: bigint, denominator: bigint, step: bigint): bigint {
  const below = numerator / (denominator * step)
  const rest = numerator - below * denominator * step
  return (2n * rest >= denominator * step ? below + 1n : below) * step
}
