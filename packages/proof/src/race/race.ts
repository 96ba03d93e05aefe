import { setTimeout as sleep } from 'node:timers/promises'
import type { GuardName } from '@foyer/core/testing/guard/guards'
import { withoutGuard } from '@foyer/core/testing/guard/without-guard'
import { type SeededRandom, seededRandom } from '@foyer/core/testing/seeded-random'
import { afterAll, describe, expect, it } from 'vitest'
import { weatherOf } from '../hostile/weather-of.ts'
import { table } from '../own-table.ts'
import { printFigures } from '../print-figures.ts'
import { busyAnswers } from './call-api.ts'

/**
 * A race: a scene, many who act on it at once in the seed's weather (docs/decisions/0049), and what must hold when all
 * are done. The seed decides all numbers and when each actor starts; the interleaving is the machine's own. What an actor throws fails the test.
 */
export interface Race<Scene, Outcome> {
  name: string
  actors: number
  arrange: (random: SeededRandom) => Promise<Scene>
  act: (scene: Scene, index: number, random: SeededRandom) => Promise<Outcome>
  /** What went wrong, in one sentence each. Empty for a correct race. */
  judge: (scene: Scene, outcomes: Outcome[]) => Promise<string[]>
  /** Each guard that protects the race, by its description. */
  controls: Record<string, GuardName>
}

/** `npm test` runs fewer; RACE_SEEDS=1000 more. */
const seeds = Number(process.env.RACE_SEEDS ?? 200)
/** Nearly every seed shows a missing guard; the first that does is enough. */
const controlSeeds = 5
/** Actors start together, or spread over this many milliseconds. */
const spreads = [0, 0, 5, 30]

/** Runs a race with its guards on, then once with each turned off, and prints one line of results. */
export function proveRace<Scene, Outcome>(race: Race<Scene, Outcome>): void {
  const results = [`race: ${race.name}`, `${seeds} seeds`, `${race.actors} actors`]
  const guards = Object.entries(race.controls)

  describe(`${race.name}, ${race.actors} at once`, () => {
    afterAll(() => printFigures(results.join(' | ')))

    it(`is never lost in ${seeds} seeds`, async () => {
      const violations: string[] = []
      for (let seed = 1; seed <= seeds; seed += 1) violations.push(...(await violationsOf(race, seed)))
      results.push(`${violations.length} violations`, `${busyAnswers()} answers were busy`)
      expect(violations).toEqual([])
    })

    for (const [name, guard] of guards) {
      it(`is lost without ${name} (negative control)`, async () => {
        withoutGuard(guard)
        let seed = 0
        let violations: string[] = []
        while (violations.length === 0 && seed < controlSeeds) {
          seed += 1
          violations = await violationsOf(race, seed)
        }
        results.push(`without ${name}: ${violations.length} violations in seed ${seed}`)
        expect(violations.length).toBeGreaterThan(0)
      })
    }
  })
}

async function violationsOf<Scene, Outcome>(race: Race<Scene, Outcome>, seed: number): Promise<string[]> {
  const random = seededRandom(seed)
  const scene = await race.arrange(random)
  const spread = random.pick(spreads)
  const weather = weatherOf(seed)
  const outcomes = await Promise.all(
    Array.from({ length: race.actors }, async (_, index) => {
      const own = seededRandom(seed * 1000 + index)
      const pause = own.fraction() * spread
      if (spread > 0) await sleep(pause)
      return table.inWeather(weather, () => race.act(scene, index, own))
    }),
  )
  return (await race.judge(scene, outcomes)).map((sentence) => `seed ${seed}: ${sentence}`)
}
