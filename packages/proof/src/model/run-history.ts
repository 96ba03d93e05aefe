import { readEventGraph } from '@foyer/core/event-graph/event-graph'
import type { Weather } from '../hostile/hostile-table.ts'
import { table } from '../own-table.ts'
import type { History } from './history.ts'
import { checkDeadlines } from './invariant/check-deadlines.ts'
import { checkCounts } from './invariant/check-pools.ts'
import { checkWorld } from './invariant/check-world.ts'
import { takeStep } from './step/step.ts'
import { mintWorld } from './world/mint-world.ts'
import { sesHours } from './world/ses-gate.ts'
import { settleWorld } from './world/settle-world.ts'
import type { Surroundings } from './world/start-surroundings.ts'
import { count, type World } from './world/world.ts'
import { inTimeOf } from './world/world-clock.ts'

/** Counts are checked after every third round: each check costs as much as a step. */
const checkEvery = 3

export interface Ran {
  problems: string[]
  world: World
}

/** Plays a history in its own world, lets it come to rest, and returns all that is wrong then. */
export async function runHistory(
  surroundings: Surroundings,
  { plan, opening, rounds }: History,
  { readsMail, weather }: { readsMail: boolean; weather: Weather },
): Promise<Ran> {
  const world = await mintWorld(surroundings, plan)
  world.readsMail = readsMail
  // Emails that are only counted do not wait for SES.
  if (readsMail) Object.assign(world.mailbag, sesHours(weather.seed, world.clock))
  return inTimeOf(world.clock, async () => {
    for (const [index, steps] of [opening, ...rounds].entries()) {
      world.story.push(`round ${index + 1}, all at once:`)
      await table.inWeather(weather, () => Promise.all(steps.map((step) => takeStep(world, step))))
      world.faults.push(...(await checkDeadlines(world)))
      if (index % checkEvery === 0) await checkBetween(world, index)
      // A fault does not heal, so the history ends where it went wrong.
      if (world.faults.length > 0) return { problems: world.faults, world }
    }
    await table.inWeather(weather, () => settleWorld(world))
    const { refusedEmails, takenEmails } = world.mailbag
    if (refusedEmails > 0) count(world, 'emails: had to wait for SES')
    if ([...takenEmails.values()].some(({ unanswered }) => unanswered > 0))
      count(world, 'emails: no word of SES')
    return { problems: await checkWorld(world), world }
  })
}

async function checkBetween(world: World, index: number): Promise<void> {
  const graph = await readEventGraph(world.event_id, { fresh: true })
  const problems = graph ? await checkCounts(graph) : ['the event is gone']
  world.faults.push(...problems.map((problem) => `after round ${index + 1}: ${problem}`))
}
