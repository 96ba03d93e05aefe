import fc from 'fast-check'
import { deliverLetters, passTime, tellEvent } from '../world/deliver.ts'
import { isVisible, takeOne } from '../world/mailbag.ts'
import { reconcileWorld } from '../world/reconcile-world.ts'
import { pick, step } from './step.ts'

const times = fc.constantFrom(1, 1, 2, 3)

/** A consumer gets some random messages of its queue, maybe in several places at once. */
export const deliver = step(
  'deliver',
  fc.record({ letter: fc.nat({ max: 30 }), more: fc.nat({ max: 4 }), times }),
  async (world, { letter, more, times }) => {
    const { mailbag } = world
    const first = takeOne(mailbag.waiting, letter)
    if (!first) return 'nothing'
    const { queue } = first.message
    const others = mailbag.waiting.filter(({ message }) => message.queue === queue).slice(0, more)
    mailbag.waiting = mailbag.waiting.filter((waiting) => !others.includes(waiting))
    const failed = await deliverLetters(world, [first, ...others], times)
    return `${queue}${failed > 0 ? '-failed' : ''} ${[first, ...others].map(({ message }) => message.name)}`
  },
)

/** A handled message comes again. */
export const deliverAgain = step(
  'deliver again',
  fc.record({ letter: fc.nat({ max: 60 }) }),
  async (world, { letter }) => {
    const again = takeOne(world.mailbag.handled, letter)
    if (!again) return 'nothing'
    await deliverLetters(world, [again])
    return again.message.name
  },
)

/** Delivers everything that is visible at this point, in any order. */
export const deliverAll = step(
  'deliver all',
  fc.record({ backwards: fc.boolean() }),
  async (world, { backwards }) => {
    const { mailbag } = world
    const visible = mailbag.waiting.filter(isVisible)
    mailbag.waiting = mailbag.waiting.filter((letter) => !visible.includes(letter))
    const batches = [...Map.groupBy(visible, ({ message }) => message.queue).values()]
    await Promise.all(batches.map((batch) => deliverLetters(world, backwards ? batch.toReversed() : batch)))
    return `${visible.length > 0 ? 'delivered' : 'nothing'} ${visible.length}`
  },
)

/** Stripe delivers a random event, maybe several times at once (F5, F6). */
export const webhook = step('webhook', fc.record({ event: pick, times }), async (world, { event, times }) => {
  const told = takeOne(world.mailbag.events, event)
  if (!told) return 'nothing'
  return `${(await tellEvent(world, told, times)).join('-')} ${told.type}`
})

/** Stripe repeats an event. */
export const webhookAgain = step(
  'webhook again',
  fc.record({ event: fc.nat({ max: 30 }) }),
  async (world, { event }) => {
    const told = takeOne(world.mailbag.toldEvents, event)
    if (!told) return 'nothing'
    return `${(await tellEvent(world, told)).join('-')} ${told.type}`
  },
)

/** A webhook never arrives. */
export const loseWebhook = step(
  'lose webhook',
  fc.record({ event: pick }),
  async ({ mailbag }, { event }) => {
    const lost = takeOne(mailbag.events, event)
    if (!lost) return 'nothing'
    mailbag.lostEvents.push(lost)
    return `lost ${lost.type}`
  },
)

/** The clock calls the reconciler (F7). */
export const reconcile = step('reconcile', fc.record({}), async (world) => {
  const { looked_at, failures } = await reconcileWorld(world)
  if (failures > 0) return 'failed'
  return looked_at > 0 ? 'reconciled' : 'nothing'
})

const minute = 60_000

/** Time goes by: nothing, a while, a hold, or the days that a slow payment may take. */
export const wait = step(
  'wait',
  fc.record({ minutes: fc.constantFrom(1, 8, 16, 16, 40, 80 * 60) }),
  async (world, { minutes }) => {
    await passTime(world, minutes * minute)
    return 'waited'
  },
)
