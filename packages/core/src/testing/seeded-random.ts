/** Random choices that are the same for the same seed. */
export interface SeededRandom {
  /** From 0 to 1, without 1. */
  fraction: () => number
  /** A whole number from `from` to `to`, both included. */
  whole: (from: number, to: number) => number
  chance: (probability: number) => boolean
  pick: <Item>(items: readonly Item[]) => Item
}

/** A small generator (mulberry32), good enough for demos and proofs. The same seed gives the same run. */
export function seededRandom(seed: number): SeededRandom {
  let state = seed
  const fraction = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    fraction,
    whole: (from, to) => from + Math.floor(fraction() * (to - from + 1)),
    chance: (probability) => fraction() < probability,
    pick: (items) => items[Math.floor(fraction() * items.length)] as (typeof items)[number],
  }
}
