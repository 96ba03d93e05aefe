import type { KillPlan, Step } from './host/host-protocol.ts'

/** Where to kill, and the seed of the table's faults, null for none. */
export interface FaultCase {
  plan: KillPlan
  weather: number | null
}

const reading = /GetItem|Query|(Stripe|S3) GET/

/** Both moments of every step. */
export function allCases(steps: readonly Step[]): KillPlan[] {
  return steps.flatMap((step) => [
    { ...step, moment: 'before' as const },
    { ...step, moment: 'after' as const },
  ])
}

/** A sample of this many cases, the same for the same seed; three in four at steps that change something. */
export function sampleCases(cases: readonly KillPlan[], count: number, seed: string): KillPlan[] {
  const random = randomOf(seed)
  const shuffled = cases
    .map((plan) => ({ plan, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ plan }) => plan)
  const reads = shuffled.filter(({ name }) => reading.test(name)).slice(0, Math.floor(count / 4))
  const writes = shuffled.filter(({ name }) => !reading.test(name)).slice(0, count - reads.length)
  const chosen = new Set([...reads, ...writes])
  return cases.filter((plan) => chosen.has(plan))
}

/** Gives every second case faults with their own seed, or with `isWhole` runs each case with and without them. */
export function underWeather(
  plans: readonly KillPlan[],
  { firstSeed, isWhole }: { firstSeed: number; isWhole: boolean },
): FaultCase[] {
  return plans.flatMap((plan, index): FaultCase[] => {
    const calm = { plan, weather: null }
    const bad = { plan, weather: firstSeed + index }
    if (isWhole) return [calm, bad]
    return [(firstSeed + index) % 2 === 0 ? bad : calm]
  })
}

/** The scenario's share of a sample; all shares together are the whole sample. */
export function shareOf(sample: number, index: number, scenarios: number): number {
  return Math.floor(((index + 1) * sample) / scenarios) - Math.floor((index * sample) / scenarios)
}

/** Numbers from 0 to 1, seeded by a text (mulberry32). */
function randomOf(seed: string): () => number {
  let state = [...seed].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, 7)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
