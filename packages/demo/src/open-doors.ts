import type { SeededRandom } from '@foyer/core/testing/seeded-random'
import { admitAttendees, openDoor } from './admit-attendees.ts'
import type { CreatedDemoEvent } from './create-demo-event.ts'
import type { DemoEvents } from './create-demo-events.ts'
import type { DemoOwner } from './demo-account.ts'
import type { DemoClock } from './demo-clock.ts'
import type { SoldOrder } from './place-orders.ts'

interface Doors {
  owner: DemoOwner
  clock: DemoClock
  random: SeededRandom
  sold: readonly SoldOrder[]
  events: DemoEvents
}

/**
 * Checks people in: most guests of the past event and some of the current one. Some guests of the next event have already
 * collected their wristbands.
 */
export async function openDoors({ owner, clock, random, sold, events }: Doors): Promise<void> {
  const evening = (day: number) => {
    const at = clock.daysFromNow(day, 18.2 + 1.6 * random.fraction() * random.fraction())
    return new Date(Math.min(at.getTime(), clock.now.getTime()))
  }
  const admit = (door: string, { event }: CreatedDemoEvent, probability: number, day: () => number) =>
    admitAttendees(
      door,
      sold
        .filter(({ planned, order }) => order.event_id === event.id && planned.fate === 'kept')
        .flatMap(({ planned, order }) => order.attendees.map(({ short_id }) => ({ short_id, planned })))
        .filter(() => random.chance(probability))
        .map(({ short_id, planned }) => ({
          attendee_short_id: short_id,
          at: later(planned.at, evening(day())),
        })),
    )
  const courtyard = await openDoor(owner, events.ended.event.id, {
    at: clock.daysFromNow(-10, 12),
    name: 'Courtyard gate',
    description: 'Both gates share this list.',
  })
  await admit(courtyard, events.ended, 0.86, () => -9)
  const walk = await openDoor(owner, events.ongoing.event.id, {
    at: clock.daysFromNow(-3, 12),
    name: 'Upper gate',
  })
  await admit(walk, events.ongoing, 0.45, () => -random.whole(1, 2))
  const wristbands = await openDoor(owner, events.selling.event.id, {
    at: clock.daysFromNow(-5, 9),
    name: 'Wristbands, box office',
    description: 'Hand over one wristband for each ticket.',
  })
  await admit(wristbands, events.selling, 0.12, () => -random.whole(1, 3))
  await openDoor(owner, events.selling.event.id, {
    at: clock.daysFromNow(-5, 9),
    name: 'River gate',
    activates_at: clock.daysFromNow(12, 16).toISOString(),
    expires_at: clock.daysFromNow(15).toISOString(),
  })
}

/** The later of two times, since guests come after they have bought. */
function later(one: Date, other: Date): Date {
  return one > other ? one : other
}
