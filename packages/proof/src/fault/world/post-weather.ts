import { seededRandom } from '@foyer/core/testing/seeded-random'

export type PostWeather = ReturnType<typeof postWeather>

/**
 * Bad weather between stream, queues and functions, by seed: one in three deliveries has to wait for its next turn, so that others
 * overtake it; every fifth goes to two consumers at the same moment; the stream repeats from somewhere in its middle.
 */
export function postWeather(seed: number, victim: string) {
  const random = seededRandom(seed)
  return {
    isLate: () => random.chance(1 / 3),
    /** Never two at once for the victim: its other copy would die with it, in a gap that was not planned. */
    copiesOf: (...fns: string[]) => (!fns.includes(victim) && random.chance(0.2) ? 2 : 1),
    /** The place in the stream from which relayed records repeat; null: nowhere. */
    repeatFrom: (records: number) => (random.chance(0.2) ? random.whole(0, records - 1) : null),
  }
}
