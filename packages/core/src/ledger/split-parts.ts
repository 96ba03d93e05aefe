import type { LedgerCharge } from '@foyer/contracts/ledger/ledger'
import type { OrderItem } from '../store/order/order-entity.ts'

/** What an amount is made of, minor units; what went out is negative. */
export interface Parts {
  gross: number
  price: number
  fee: number
  tax: number
  charges: LedgerCharge[]
}

/** What an order was charged, each tax and fee by name and rate, with the amount that it was charged on. */
export function partsOfOrder(order: OrderItem): Parts {
  const charges = order.lines.flatMap(({ quantity, unit_price, unit_discount, unit_fee, taxes_and_fees }) =>
    taxes_and_fees.map(({ name, type, amount, rate = null }) => {
      const base = unit_price - unit_discount + (type === 'TAX' ? unit_fee : 0)
      return { name, type, rate, amount: amount * quantity, base: base * quantity }
    }),
  )
  const { total: gross, subtotal, discount_total, fee_total: fee, tax_total: tax } = order
  return { gross, price: subtotal - discount_total, fee, tax, charges: addedUp(charges) }
}

const nameOf = ({ type, name, rate }: LedgerCharge) => `${type} ${rate} ${name}`

function addedUp(charges: readonly LedgerCharge[]): LedgerCharge[] {
  const sums = new Map<string, LedgerCharge>()
  for (const charge of charges) {
    const { amount = 0, base = 0 } = sums.get(nameOf(charge)) ?? {}
    sums.set(nameOf(charge), { ...charge, amount: amount + charge.amount, base: base + charge.base })
  }
  return [...sums.values()]
}

/** What several movements of an order leave of it. */
export function leftOf(moved: readonly Parts[]): Parts {
  const sum = (of: (parts: Parts) => number) => moved.reduce((total, parts) => total + of(parts), 0)
  return {
    gross: sum(({ gross }) => gross),
    price: sum(({ price }) => price),
    fee: sum(({ fee }) => fee),
    tax: sum(({ tax }) => tax),
    charges: addedUp(moved.flatMap(({ charges }) => charges)),
  }
}

export function opposite({ gross, price, fee, tax, charges }: Parts): Parts {
  return {
    ...{ gross: 0 - gross, price: 0 - price, fee: 0 - fee, tax: 0 - tax },
    charges: charges.map((charge) => ({ ...charge, amount: 0 - charge.amount, base: 0 - charge.base })),
  }
}

/**
 * An amount that goes out, taken from what is left: from price, fees and taxes as given, or in proportion; and from each fee and tax in
 * proportion to what is left of it. So refunds of all that is left take each of them to exactly zero.
 */
export function takenFrom(left: Parts, amount: number, given?: Pick<Parts, 'price' | 'fee' | 'tax'>): Parts {
  const [price = 0, fee = 0, tax = 0] = given
    ? [given.price, given.fee, given.tax]
    : sharesOf(amount, [left.price, left.fee, left.tax])
  const ofType = (type: LedgerCharge['type'], whole: number) => {
    const charges = left.charges.filter((charge) => charge.type === type)
    const shares =
      charges.length === 0
        ? []
        : sharesOf(
            whole,
            charges.map((charge) => charge.amount),
          )
    return charges.map((charge, index) => {
      const share = shares[index] ?? 0
      return { ...charge, amount: share, base: baseOf(charge, share) }
    })
  }
  return opposite({
    ...{ gross: amount, price, fee, tax },
    charges: [...ofType('FEE', fee), ...ofType('TAX', tax)],
  })
}

function baseOf({ amount, base }: LedgerCharge, share: number): number {
  if (share === amount) return base
  return amount === 0 ? 0 : Math.round((base * share) / amount)
}

/** Whole parts of an amount by weight; odd units go to the largest remainders. Without any weight it is all the first part's. */
export function sharesOf(amount: number, weights: readonly number[]): number[] {
  const positive = weights.map((weight) => BigInt(Math.max(0, weight)))
  const whole = positive.reduce((sum, weight) => sum + weight, 0n)
  if (whole === 0n) return weights.map((_, index) => (index === 0 ? amount : 0))
  const products = positive.map((weight) => BigInt(amount) * weight)
  const shares = products.map((product) => Number(product / whole))
  let odd = amount - shares.reduce((sum, share) => sum + share, 0)
  const byRemainder = products
    .map((product, index) => ({ index, remainder: product % whole }))
    .toSorted((a, b) => Number(b.remainder - a.remainder))
  for (const { index } of byRemainder) {
    if (odd <= 0) break
    shares[index] = (shares[index] ?? 0) + 1
    odd -= 1
  }
  return shares
}
