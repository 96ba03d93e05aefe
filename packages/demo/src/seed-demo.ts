import { updateEventStatus } from '@foyer/core/event/update-event'
import { siteLinks } from '@foyer/core/site-links'
import { type SeededRandom, seededRandom } from '@foyer/core/testing/seeded-random'
import { changeOrder } from './change-order.ts'
import { countVisits } from './count-visits.ts'
import { createDemoEvents } from './create-demo-events.ts'
import { type DemoOwner, demoLogin } from './demo-account.ts'
import { type DemoClock, demoClock } from './demo-clock.ts'
import { type Demo, findDemo } from './find-demo.ts'
import { holdWebhooks } from './hold-webhooks.ts'
import type { Hush } from './hush-consumers.ts'
import { inParallel } from './in-parallel.ts'
import { openDoors } from './open-doors.ts'
import { placeOrder } from './place-order.ts'
import { placeOrders, type SoldOrder } from './place-orders.ts'
import { planSales } from './plan-sales.ts'
import { tellGuests } from './tell-guests.ts'

export interface DemoOptions {
  log: (step: string) => void
  /** Prevents effects of the demo's past from happening today. */
  hush: () => Hush
}

/**
 * Creates an organizer's account with a lot to see, once: events in every state, some hundred orders of the past months, payments
 * at the Stripe stand-in, refunds, admissions, a message. The product's own verbs do it all, each at its time in the past.
 */
export async function seedDemo({ log, hush }: DemoOptions): Promise<Demo> {
  const known = await findDemo()
  if (known) return known
  log('Seeding the demo account')
  const clock = demoClock(new Date())
  const random = seededRandom(20)
  const silence = hush()
  try {
    const { owner, events } = await createDemoEvents(clock)
    const { selling, archived, ...others } = events
    const releaseWebhooks = await holdWebhooks()
    const past = Object.values({ archived, ...others }).flatMap((event) => planSales(random, clock, event))
    const present = planSales(random, clock, selling)
    const latest = present.toSorted((a, b) => Number(a.isPaid) - Number(b.isPaid)).slice(-3)
    const sold = await placeOrders(
      random,
      [...past, ...present.filter((planned) => !latest.includes(planned))],
      log,
    )
    for (const { event } of Object.values(events)) await countVisits(random, event, [...past, ...present])
    await silence.whenMailed(1 + sold.length + sold.flatMap(({ order }) => order.attendees).length)
    log('Demo: refunds, check-ins and a message')
    await changeOrders(owner, clock, random, sold)
    await openDoors({ owner, clock, random, sold, events })
    await tellGuests(owner, selling, clock.daysFromNow(-2, 11))
    const params = { event_id: archived.event.id }
    await updateEventStatus(owner(clock.daysFromNow(-60)), { params, body: { status: 'ARCHIVED' } })
    await releaseWebhooks()
    silence.end()
    // The last orders come right now. Their emails are in the inbox, and two buyers are still paying.
    for (const payment of ['under way', 'open', 'paid'] as const) {
      const planned = latest.pop()
      if (planned) await placeOrder(random, { ...planned, at: clock.now }, payment)
    }
    return { ...demoLogin, event_url: siteLinks.event(selling.event) }
  } finally {
    silence.end()
  }
}

/** Cancels or refunds some orders a few days later. */
function changeOrders(
  owner: DemoOwner,
  clock: DemoClock,
  random: SeededRandom,
  sold: readonly SoldOrder[],
): Promise<void> {
  const changed = sold.filter(({ planned }) => planned.fate !== 'kept')
  return inParallel(changed, ({ planned: { fate, at }, order }) => {
    const later = at.getTime() + random.whole(1, 5 * 24) * 3_600_000
    return changeOrder(owner, order, { fate, at: new Date(Math.min(later, clock.now.getTime())) })
  })
}
