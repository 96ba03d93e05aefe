import { seededRandom } from '@foyer/core/testing/seeded-random'
import type { Weather } from './hostile-table.ts'

/** The weather of a seed: transactions of 5, 10 or 20 ms, indexes up to a second late, one write in fifty lost. */
export function weatherOf(seed: number): Weather {
  const transactionMilliseconds = seededRandom(seed).pick([5, 10, 20])
  return { seed, transactionMilliseconds, lagMilliseconds: 1000, lostChance: 0.02 }
}
