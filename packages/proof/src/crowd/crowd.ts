import type { SeededRandom } from '@foyer/core/testing/seeded-random'

/** Buyers who all want the same ticket. */
export interface Crowd {
  name: string
  buyers: number
  /** The milliseconds within which they come; 0 = all at once. */
  within: number
  stock: number
  quantityOf: (random: SeededRandom) => number
}

/** One buyer's wait for an answer, in milliseconds of the run. */
export interface Visit {
  arrived: number
  answered: number
  quantity: number
  outcome: 'bought' | 'sold out' | 'busy'
}

export interface CrowdFigures {
  bought: number
  sold_out: number
  busy: number
  /** Tickets. */
  taken: number
  p50: number
  p99: number
  longest: number
  /** The longest time by which a served buyer came after a refused one. */
  overtaken: number
}

export const oneEach = () => 1

/** Usual order sizes: two tickets on average, some for a group. */
export const asUsual = (random: SeededRandom) => {
  const drawn = random.fraction()
  if (drawn < 0.35) return 1
  if (drawn < 0.8) return 2
  return drawn < 0.95 ? 4 : 10
}

export function figuresOf(visits: readonly Visit[]): CrowdFigures {
  const count = (outcome: Visit['outcome']) => visits.filter((visit) => visit.outcome === outcome).length
  const bought = visits.filter(({ outcome }) => outcome === 'bought')
  const waits = visits.map(({ arrived, answered }) => answered - arrived).sort((a, b) => a - b)
  const part = (share: number) => waits[Math.min(waits.length - 1, Math.floor(waits.length * share))] ?? 0
  // Only for orders of one ticket: a large order may be refused while a small one still fits.
  const firstRefused = Math.min(
    ...visits
      .filter((visit) => visit.outcome !== 'bought' && visit.quantity === 1)
      .map(({ arrived }) => arrived),
  )
  const lastServed = Math.max(...bought.map(({ arrived }) => arrived))
  return {
    bought: bought.length,
    sold_out: count('sold out'),
    busy: count('busy'),
    taken: bought.reduce((sum, { quantity }) => sum + quantity, 0),
    p50: part(0.5),
    p99: part(0.99),
    longest: waits.at(-1) ?? 0,
    overtaken: Number.isFinite(firstRefused) ? Math.max(0, lastServed - firstRefused) : 0,
  }
}
