import { refusalIn } from '@foyer/core/verb'
import fc from 'fast-check'
import { functionLimits } from '../../../../../stacks/limit/function-limits.ts'
import { inAskedTime } from '../../asked-time.ts'
import { count, type World } from '../world/world.ts'

/** An action, drawn as data so that a failing history can be shortened. */
export interface Step {
  name: string
  data: object
  /** Does it and returns the outcome in one word. */
  take: (world: World) => Promise<string>
}

export function step<Data extends object>(
  name: string,
  data: fc.Arbitrary<Data>,
  take: (world: World, data: Data) => Promise<string>,
): fc.Arbitrary<Step> {
  return data.map((drawn) => ({ name, data: drawn, take: (world) => take(world, drawn) }))
}

/** Chooses one of the existing things. Small, so that rivals meet. */
export const pick = fc.nat({ max: 7 })

const { timeoutSeconds } = functionLimits.api
/** What queues, the clock and Stripe do, without a caller that waits for an answer. */
const unwatched = /^(deliver|webhook|reconcile|wait)/

/**
 * Takes a step. Each of its calls is answered within the API's time limit, by its requests and not by this machine's
 * speed, and the few that act at once here are never told that the server is busy (F29). A typed refusal is an outcome like any other, also
 * within an error of the table's client, as the API finds it there; all else that is thrown would have been a 500, and is a fault.
 */
export async function takeStep(world: World, { name, data, take }: Step): Promise<void> {
  let outcome = ''
  const asked = await inAskedTime(async () => {
    outcome = await take(world).catch((error: unknown) => {
      const refusal = refusalIn(error)
      if (refusal?.code === 'server.busy')
        world.faults.push(`${name} is told that the server is busy: ${stackOf(error)}`)
      if (refusal && refusal.code !== 'server.unexpected') return refusal.code
      world.faults.push(`${name} failed: ${stackOf(error)}`)
      return 'failed'
    })
  })
  if (!unwatched.test(name)) {
    world.longestAsked = Math.max(world.longestAsked, asked)
    if (asked > timeoutSeconds) world.faults.push(`${name} is answered only after ${asked.toFixed(0)} s`)
  }
  count(world, `${name}: ${outcome.split(' ')[0]}`)
  world.story.push(`  ${name} ${JSON.stringify(data)} → ${outcome}`)
}

function stackOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return `${error.stack ?? error.message}${error.cause ? `, because of ${stackOf(error.cause)}` : ''}`
}
