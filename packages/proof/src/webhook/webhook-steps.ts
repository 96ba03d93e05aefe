import type { Message } from '@foyer/contracts/message'
import type { webhookDue } from '@foyer/contracts/webhook/webhook-messages'
import { tellChanges } from '@foyer/core/change-feed/tell-changes'
import { newLinkId } from '@foyer/core/random-id'
import { sendWebhook } from '@foyer/core/webhook/send-webhook'
import { announceNews, wakeWebhook } from '@foyer/core/webhook/wake-webhook'
import { asProcess, type Death } from './mortal.ts'
import { answerAs, contextOf, note, tempers, type WebhookWorld } from './webhook-world.ts'

/** How long each process lives at most, in requests of the table, if it is to die. */
const longestLife = { change: 8, wake: 3, send: 25 }

/** One in three processes dies somewhere. */
function deathOf({ random }: WebhookWorld, longest: number): Death | null {
  return random.chance(1 / 3) ? { request: random.whole(1, longest), isDone: random.chance(0.5) } : null
}

/** Orders change. The stream hands a batch over again until it is done. */
export async function change(world: WebhookWorld): Promise<void> {
  const { event_id, random } = world
  const ids = Array.from({ length: random.whole(1, 8) }, newLinkId)
  for (const id of ids) world.told.add(id)
  const changes = ids.map((id) => ({ type: 'order' as const, id }))
  const tell = async () => {
    const listening = await tellChanges(contextOf(world), { event_id, changes })
    if (listening) await announceNews(listening)
  }
  for (let isDead = true; isDead; ) ({ isDead } = await lives(world, 'change', tell))
}

/** A queue hands over a message: early or late, often twice, and again where its consumer died. */
export async function handOver(world: WebhookWorld, message = takeAny(world, world.messages)): Promise<void> {
  if (!message) return
  const parsed = message as Message<typeof webhookDue>
  const { isDead } = await lives(world, 'wake', () => wakeWebhook(contextOf(world), parsed))
  if (isDead || world.random.chance(0.1)) world.messages.push(message)
}

/** Lambda starts a sender again that died, twice. */
const lastStart = 2

/**
 * The sender runs. Of three starts the last one lives: a sender that dies three times before its first write is what docs/decisions/0108
 * leaves open.
 */
export async function send(world: WebhookWorld): Promise<void> {
  const started = takeAny(world, world.calls)
  if (!started) return
  const { call, before } = started
  const run = () => sendWebhook(() => contextOf(world), call)
  const { isDead } = await lives(world, 'send', run, before === lastStart)
  if (isDead) world.calls.push({ call, before: before + 1 })
}

export function pass(world: WebhookWorld): void {
  const seconds = world.random.pick([1, 20, 90, 600, 3600])
  world.now += seconds * 1000
  note(world, 'time passes', `${seconds} s`)
}

export function changeTemper(world: WebhookWorld): void {
  const temper = world.random.pick(tempers)
  answerAs(world, temper)
  note(world, `the address ${temper}`)
}

async function lives(
  world: WebhookWorld,
  name: keyof typeof longestLife,
  run: () => Promise<unknown>,
  mustLive = false,
) {
  const death = mustLive ? null : deathOf(world, longestLife[name])
  const lived = await asProcess(death, run)
  const end = lived.isDead ? `died ${death?.isDone ? 'after' : 'before'} a request` : 'ended'
  note(world, `${name} ${end}`, `${lived.requests} requests`)
  return lived
}

function takeAny<Item>({ random }: WebhookWorld, waiting: Item[]): Item | undefined {
  return waiting.length === 0 ? undefined : waiting.splice(random.whole(0, waiting.length - 1), 1)[0]
}
