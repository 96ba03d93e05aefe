import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runSeeds } from './run-seeds.ts'
import { type Surroundings, startSurroundings } from './world/start-surroundings.ts'

const seeds = Number(process.env.MODEL_SEEDS ?? 200)
const from = Number(process.env.MODEL_FROM ?? 1)

let surroundings: Surroundings
beforeAll(async () => {
  surroundings = await startSurroundings()
})
afterAll(() => surroundings.stop())

describe('random histories', () => {
  it('hold', async () => {
    const tally = await runSeeds(surroundings, { from, seeds, shrinkMs: 0 })
    console.log(
      [...tally.outcomes]
        .sort()
        .map(([o, n]) => `${o}  ${n}`)
        .join('\n'),
    )
    for (const { seed, problems, story } of tally.failures)
      console.log(seed, problems.join('\n'), '\n', story.join('\n'))
    expect(tally.failures.map(({ seed }) => seed)).toEqual([])
  })
})
