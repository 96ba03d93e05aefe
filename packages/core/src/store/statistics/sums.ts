/** What is counted of an event: amounts in minor units, lengths of lists, admissions. */
export const sumNames = [
  'orders',
  'tickets',
  'gross',
  'tax',
  'fee',
  'refunded',
  'orders_listed',
  'attendees_listed',
  'checked_in',
] as const

/**
 * `tax` and `fee` are those still charged once refunds have given theirs back. `orders_listed` and `attendees_listed` are
 * the lengths of the lists: what was cancelled stays in them, what ends unpaid leaves them.
 */
export type Sums = Record<(typeof sumNames)[number], number>

/** Two sums together; what either lacks is zero. */
export function sumOf(sum: Partial<Sums>, more: Partial<Sums>): Sums {
  return eachSum((name) => (sum[name] ?? 0) + (more[name] ?? 0))
}

/** What must be added to the first to make it the second. */
export function changeOf(from: Partial<Sums>, to: Partial<Sums>): Sums {
  return eachSum((name) => (to[name] ?? 0) - (from[name] ?? 0))
}

export function isNothing(sums: Sums): boolean {
  return sumNames.every((name) => sums[name] === 0)
}

/** What stays of the ticket prices after refunds, without taxes and fees; minor units. */
export function netOf({ gross, refunded, tax, fee }: Sums): number {
  return gross - refunded - tax - fee
}

function eachSum(of: (name: keyof Sums) => number): Sums {
  return Object.fromEntries(sumNames.map((name) => [name, of(name)])) as Sums
}
