import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { getEventCalendar } from '../event/event-calendar.ts'
import { updateEventSettings } from '../event/event-settings.ts'
import { updateEvent, updateEventStatus } from '../event/update-event.ts'
import { createOrder } from '../order/create-order.ts'
import { mintEvent } from '../testing/mint-event.ts'
import { mintLiveEvent } from '../testing/mint-live-event.ts'
import { testContext } from '../testing/test-context.ts'
import type { Context } from '../verb.ts'
import { organizerCalendar } from './organizer-calendar.ts'

const later = (minutes: number) => new Date(Date.now() + minutes * 60_000)

/** The feed's events by title. */
async function feed(organizer_id: string, given: Partial<Context> = {}) {
  const text = await organizerCalendar({ ...testContext(), ...given }, organizer_id)
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent')
  return new Map(
    events.map((event) => {
      const of = (name: string) => String(event.getFirstPropertyValue(name))
      const said = {
        ...{ uid: of('uid'), status: of('status'), location: of('location') },
        ...{ sequence: Number(of('sequence')), changed: of('last-modified'), title: of('summary') },
      }
      return [said.title, said] as const
    }),
  )
}

describe('an organizer’s calendar feed', () => {
  it('has the live events, under the ids that their own calendar files have, and no drafts', async () => {
    const { ctx, event } = await mintLiveEvent([{ type: 'FREE' }], { title: 'Jazz' })
    await mintEvent(ctx, { organizer_id: event.organizer_id, title: 'Secret' })
    const found = await feed(event.organizer_id)
    expect([...found.keys()]).toEqual(['Jazz'])
    const own = await getEventCalendar(testContext(), { params: { event_id: event.id } })
    expect(new TextDecoder().decode(own)).toContain(`UID:${found.get('Jazz')?.uid}`)
  })

  it('counts up and says when, with each change of the event and of its settings', async () => {
    const { ctx, event } = await mintLiveEvent([{ type: 'FREE' }], { title: 'Jazz' })
    const params = { event_id: event.id }
    const first = (await feed(event.organizer_id)).get('Jazz')
    await updateEvent({ ...ctx, now: later(5) }, { params, body: { description: '<p>New</p>' } })
    const second = (await feed(event.organizer_id)).get('Jazz')
    const location = { venue_name: 'Blue Hall', city: 'Lyon', country: 'FR' }
    await updateEventSettings({ ...ctx, now: later(10) }, { params, body: { location } })
    const third = (await feed(event.organizer_id)).get('Jazz')
    const seen = [first, second, third].map((entry) => entry ?? { uid: '', sequence: 0, changed: '' })
    expect(new Set(seen.map(({ uid }) => uid)).size).toBe(1)
    for (const grown of ['sequence', 'changed'] as const) {
      const values = seen.map((entry) => entry[grown])
      expect(values).toEqual([...new Set(values)].toSorted())
    }
    expect(third?.location).toContain('Blue Hall')
  })

  it('says cancelled of an upcoming event that was taken back after an order, and forgets one without orders', async () => {
    const { ctx, event, tickets } = await mintLiveEvent([{ type: 'FREE' }], { title: 'Sold' })
    const [ticket] = tickets
    const other = await mintEvent(ctx, { organizer_id: event.organizer_id, title: 'Unsold' })
    await createOrder(testContext(), {
      params: { event_id: event.id },
      body: {
        lines: [{ ticket_id: ticket?.id ?? '', price_id: ticket?.prices[0]?.id ?? '', quantity: 1 }],
        locale: 'en',
      },
    })
    for (const { id } of [event, other]) {
      await updateEventStatus(ctx, { params: { event_id: id }, body: { status: 'ARCHIVED' } })
    }
    const found = await feed(event.organizer_id)
    expect([...found.values()].map(({ title, status }) => [title, status])).toEqual([['Sold', 'CANCELLED']])
    const afterwards = { now: new Date(Date.parse(event.start_date) + 7 * 86_400_000) }
    expect((await feed(event.organizer_id, afterwards)).size).toBe(0)
  })

  it('speaks the reader’s language, and leaves out what is long over', async () => {
    const { ctx, event } = await mintLiveEvent([{ type: 'FREE' }], { title: 'Jazz' })
    const params = { event_id: event.id }
    await updateEventSettings(ctx, { params, body: { is_online_event: true } })
    expect((await feed(event.organizer_id, { locale: 'fr' })).get('Jazz')?.location).toBe('En ligne')
    const location = { venue_name: 'Halle', city: 'Ulm', country: 'DE' }
    await updateEventSettings(ctx, { params, body: { is_online_event: false, location } })
    expect((await feed(event.organizer_id, { locale: 'fr' })).get('Jazz')?.location).toContain('Allemagne')
    const nextYear = { now: new Date(Date.parse(event.start_date) + 365 * 86_400_000) }
    expect((await feed(event.organizer_id, nextYear)).size).toBe(0)
  })

  it('is refused for an unknown organizer', async () => {
    await expect(organizerCalendar(testContext(), 'og_2222222222222222')).rejects.toMatchObject({
      code: 'organizer.not_found',
    })
  })
})
