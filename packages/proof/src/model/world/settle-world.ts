import { isClosed } from '@foyer/stripe-stand-in/dispute/dispute-routes'
import { deliverLetters, mostTries, tellEvent } from './deliver.ts'
import { isVisible, type Letter } from './mailbag.ts'
import { reconcileWorld } from './reconcile-world.ts'
import { atStripe, stripeEvents, stripeLedger } from './stripe-controls.ts'
import type { World } from './world.ts'

const minute = 60_000
/** At once, past the days that a slow payment may take, past the reconciler's last look, past the longest delay of a message. */
const pauses = [0, 80 * 60 * minute, 8 * 24 * 60 * minute, 16 * minute]
const mostRounds = 60
const batchSize = 10

/**
 * Lets everything end without human help: banks decide, messages are delivered, time passes until nothing is held. Only
 * lost webhooks about payments stay lost, and the order must find out itself (F4); Stripe repeats all others for days. A
 * permanent failure is a fault, because in production it rings the dead-letter queue's alarm.
 */
export async function settleWorld(world: World): Promise<void> {
  const { mailbag } = world
  const isPayment = ({ type }: { type: string }) => type.startsWith('payment_intent.')
  mailbag.events.push(...mailbag.lostEvents.filter((event) => !isPayment(event)))
  await atStripe(world.stripe_account_id, { of: 'accounts', step: 'bookings', body: { late: false } })
  for (const pause of pauses) {
    world.clock.aheadMs += pause
    await banksDecide(world)
    await emptyMailbag(world)
    const { looked_at, failures } = await reconcileWorld(world)
    if (failures > 0) world.faults.push(`the reconciler failed for ${failures} orders`)
    if (looked_at > 0) await emptyMailbag(world)
    // Each time what is there, if anything; the last one also holds what Stripe booked late.
    if (await atStripe(world.stripe_account_id, { of: 'accounts', step: 'payouts', body: {} }))
      await emptyMailbag(world)
  }
}

/** Slow payments end, every second one in success; refunds that were under way arrive; every second dispute is won. */
async function banksDecide(world: World): Promise<void> {
  const { intents, refunds, disputes } = await stripeLedger(world)
  const slow = intents.filter(({ status }) => status === 'processing')
  for (const [index, { id }] of slow.entries()) {
    const outcome = index % 2 === 0 ? 'succeeded' : 'failed'
    await atStripe(id, { of: 'payment_intents', step: 'settle', body: { outcome } })
  }
  for (const { id } of refunds.filter(({ status }) => status === 'pending'))
    await atStripe(id, { of: 'refunds', step: 'settle', body: { outcome: 'succeeded' } })
  for (const [index, { id }] of disputes.filter((dispute) => !isClosed(dispute)).entries()) {
    const outcome = index % 2 === 0 ? 'lost' : 'won'
    await atStripe(id, { of: 'disputes', step: 'close', body: { outcome } })
  }
}

async function emptyMailbag(world: World): Promise<void> {
  const { mailbag, surroundings } = world
  for (let round = 0; round < mostRounds; round += 1) {
    await stripeHasTold(world)
    const events = mailbag.events.splice(0)
    await Promise.all(events.map((event) => tellEvent(world, event)))
    await surroundings.streamReachesHere()
    const letters = mailbag.waiting.filter(isVisible)
    mailbag.waiting = mailbag.waiting.filter((letter) => !letters.includes(letter))
    if (letters.length === 0 && events.length === 0) return
    const live = letters.filter((letter) => !isDead(world, letter))
    await Promise.all(batchesOf(live).map((batch) => deliverLetters(world, batch)))
  }
  world.faults.push('the post never comes to an end')
}

function isDead(world: World, { message, tries }: Letter): boolean {
  if (tries < mostTries) return false
  world.faults.push(`${message.name} ends in the dead-letter queue: ${JSON.stringify(message.payload)}`)
  return true
}

function batchesOf(letters: readonly Letter[]): Letter[][] {
  const queues = [...Map.groupBy(letters, ({ message }) => message.queue).values()]
  return queues.flatMap((queue) =>
    Array.from({ length: Math.ceil(queue.length / batchSize) }, (_, index) =>
      queue.slice(index * batchSize, (index + 1) * batchSize),
    ),
  )
}

/** Stripe sends its events in its own time: waits until all about money have come as far as the post office. */
async function stripeHasTold(world: World): Promise<void> {
  const { arrivedEvents } = world.mailbag
  for (;;) {
    const events = await stripeEvents(world)
    const isHere = events.every(({ id, type }) => type.startsWith('account.') || arrivedEvents.has(id))
    if (isHere) return
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}
