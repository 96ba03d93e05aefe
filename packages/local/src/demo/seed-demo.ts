import { siteLinks } from '@foyer/core/site-links'
import { admitAttendees, openDoor } from './admit-attendees.ts'
import { changeOrder } from './change-order.ts'
import type { CreatedDemoEvent } from './create-demo-event.ts'
import { createDemoEvents } from './create-demo-events.ts'
import { type DemoOwner, demoLogin } from './demo-account.ts'
import { type DemoClock, demoClock } from './demo-clock.ts'
import { type DemoRandom, demoRandom } from './demo-random.ts'
import { type Demo, findDemo } from './find-demo.ts'
import { holdWebhooks } from './hold-webhooks.ts'
import type { Hush } from './hush-consumers.ts'
import { inParallel } from './in-parallel.ts'
import { placeOrder } from './place-order.ts'
import { placeOrders, type SoldOrder } from './place-orders.ts'
import { planSales } from './plan-sales.ts'

export interface DemoOptions {
  log: (step: string) => void
  /** Keeps the effects of the demo's past from happening today. */
  hush: () => Hush
}

/**
 * Puts in an organizer's account worth looking at, once: three events, some hundred orders of the past weeks, payments at
 * the Stripe stand-in, refunds, admissions. All of it by the product's own verbs, told that it is then.
 */
export async function seedDemo({ log, hush }: DemoOptions): Promise<Demo> {
  const known = await findDemo()
  if (known) return known
  log('Seeding the demo account')
  const clock = demoClock(new Date())
  const random = demoRandom(20)
  const silence = hush()
  try {
    const { owner, selling, ended } = await createDemoEvents(clock)
    const releaseWebhooks = await holdWebhooks()
    const past = planSales(random, clock, ended, { orders: 60, days: [-40, -9] })
    const present = planSales(random, clock, selling, { orders: 200, days: [-42, 0] })
    const latest = present.pop()
    const sold = await placeOrders(random, [...past, ...present], log)
    await silence.whenMailed(1 + sold.length + sold.flatMap(({ order }) => order.attendees).length)
    log('Demo: refunds and check-ins')
    await changeOrders(owner, clock, random, sold)
    await openDoors({ owner, clock, random, sold, selling, ended })
    await releaseWebhooks()
    silence.end()
    // The last one comes just now: its mails are in the inbox.
    if (latest) await placeOrder(random, { ...latest, at: clock.now })
    return { ...demoLogin, event_url: siteLinks.event(selling.event) }
  } finally {
    silence.end()
  }
}

/** Some orders were cancelled or refunded a few days later. */
function changeOrders(
  owner: DemoOwner,
  clock: DemoClock,
  random: DemoRandom,
  sold: readonly SoldOrder[],
): Promise<void> {
  const changed = sold.filter(({ planned }) => planned.fate !== 'kept')
  return inParallel(changed, ({ planned: { fate, at }, order }) => {
    const later = at.getTime() + random.whole(1, 5 * 24) * 3_600_000
    return changeOrder(owner, order, { fate, at: new Date(Math.min(later, clock.now.getTime())) })
  })
}

interface Doors {
  owner: DemoOwner
  clock: DemoClock
  random: DemoRandom
  sold: readonly SoldOrder[]
  selling: CreatedDemoEvent
  ended: CreatedDemoEvent
}

/** Most came to the event that is over; of the next one's guests some have fetched their wristbands already. */
async function openDoors({ owner, clock, random, sold, selling, ended }: Doors): Promise<void> {
  const came = (event_id: string, probability: number) =>
    sold
      .filter(({ planned, order }) => order.event_id === event_id && planned.fate === 'kept')
      .flatMap(({ order }) => order.attendees)
      .filter(() => random.chance(probability))
  const evening = (day: number) => clock.daysFromNow(day, 18.2 + 1.6 * random.fraction() * random.fraction())
  const door = await openDoor(owner, ended.event.id, {
    at: clock.daysFromNow(-10, 12),
    name: 'Courtyard gate',
    description: 'Both gates share this list.',
  })
  await admitAttendees(
    door,
    came(ended.event.id, 0.86).map(({ short_id }) => ({ attendee_short_id: short_id, at: evening(-9) })),
  )
  const wristbands = await openDoor(owner, selling.event.id, {
    at: clock.daysFromNow(-5, 9),
    name: 'Wristbands, box office',
    description: 'Hand over one wristband for each ticket.',
  })
  await admitAttendees(
    wristbands,
    came(selling.event.id, 0.12).map(({ short_id }) => ({
      attendee_short_id: short_id,
      at: new Date(Math.min(evening(-random.whole(1, 3)).getTime(), clock.now.getTime())),
    })),
  )
  await openDoor(owner, selling.event.id, {
    at: clock.daysFromNow(-5, 9),
    name: 'River gate',
    activates_at: clock.daysFromNow(12, 16).toISOString(),
    expires_at: clock.daysFromNow(15).toISOString(),
  })
}
