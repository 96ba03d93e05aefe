import { change, changeTemper, handOver, pass, send } from './webhook-steps.ts'
import { answerAs, note, openWebhookWorld, type WebhookWorld } from './webhook-world.ts'

/** What the queues of a world take, by the webhook that they name. */
export const worlds = new Map<string, WebhookWorld>()

/** More would not come to an end. */
const mostTurns = 600

/**
 * Plays one random history of an account's webhook, of changes, processes that die and an address that fails, then lets
 * it come to rest with an address that takes all. Returns the world, and the changes that its address was never told of.
 */
export async function runWebhookSeed(seed: number): Promise<{ world: WebhookWorld; lost: string[] }> {
  const world = await openWebhookWorld(seed)
  worlds.set(world.webhook_id, world)
  try {
    const rounds = world.random.whole(3, 8)
    for (let round = 0; round < rounds; round += 1) {
      if (world.random.chance(0.3)) changeTemper(world)
      if (world.random.chance(0.5)) pass(world)
      const steps = Array.from({ length: world.random.whole(1, 3) }, () =>
        world.random.pick([change, handOver, handOver, send, send])(world),
      )
      await Promise.all(steps)
    }
    await settle(world)
    return { world, lost: [...world.told].filter((id) => !world.taken.has(id)) }
  } finally {
    worlds.delete(world.webhook_id)
    await world.receiver.stop()
  }
}

async function settle(world: WebhookWorld): Promise<void> {
  answerAs(world, 'takes all')
  note(world, 'from here on all is taken')
  for (let turn = 0; turn < mostTurns; turn += 1) {
    if (world.calls.length > 0) await send(world)
    else if (world.messages.length > 0) await handOver(world, nextMessage(world))
    else return
  }
  throw new Error(`Does not come to rest:\n${world.story.slice(-20).join('\n')}`)
}

/** The message that is due first, and its time. */
function nextMessage(world: WebhookWorld) {
  const dueAt = (index: number) => Date.parse(world.messages[index]?.deliver_at ?? '') || 0
  let first = 0
  for (const index of world.messages.keys()) if (dueAt(index) < dueAt(first)) first = index
  world.now = Math.max(world.now, dueAt(first))
  return world.messages.splice(first, 1)[0]
}
