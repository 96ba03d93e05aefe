import { duplicateEventBody } from '@foyer/contracts/event/event'
import type { PublicOrder } from '@foyer/contracts/order/order'
import { describe, expect, it } from 'vitest'
import { getPublicAttendee } from '../attendee/get-public-attendee.ts'
import { duplicateEvent } from '../duplication/duplicate-event.ts'
import { getEventCalendar } from '../event/event-calendar.ts'
import { updateEventSettings } from '../event/event-settings.ts'
import { getPublicOrder } from '../order/get-public-order.ts'
import { giveOrderDetails } from '../order/give-order-details.ts'
import { organizerCalendar } from '../public-page/organizer-calendar.ts'
import {
  getLiveEvent,
  getLiveEventIn,
  getPublicEvent,
  listPublicOrganizerEvents,
  previewEvent,
} from '../public-page/public-event.ts'
import { listQuestions } from '../question/questions.ts'
import { readOrder } from '../store/order/order-entity.ts'
import { reserve } from '../testing/buy.ts'
import { countRequests } from '../testing/count-requests.ts'
import { meterUnits } from '../testing/meter-units.ts'
import { mintLiveEvent } from '../testing/mint-live-event.ts'
import { mintTranslatedEvent, type TranslatedEvent, translate } from '../testing/mint-translated-event.ts'
import { testContext } from '../testing/test-context.ts'
import { updateTicket } from '../ticket/tickets.ts'
import { getEventTranslation } from '../translation/translations.ts'
import { forgetEventGraph, readEventGraph } from './event-graph.ts'
import { optionKey } from './original-texts.ts'

const german = testContext({ locale: 'de' })
const french = testContext({ locale: 'fr' })

/** Buys with an answer to the question about meals. */
async function buy({ ticket, question }: TranslatedEvent, meal: string, ctx = german): Promise<PublicOrder> {
  const reserved = await reserve(ticket, 1, ctx)
  const person = { first_name: 'Bea', last_name: 'Buyer', email: 'bea@example.com' }
  return giveOrderDetails(ctx, {
    params: { order_short_id: reserved.short_id },
    body: {
      ...person,
      answers: [{ question_id: question.id, value: meal }],
      attendees: reserved.attendees.map(({ short_id }) => ({ short_id, ...person, answers: [] })),
    },
  })
}

describe('an event in several languages', () => {
  it('is shown to buyers in theirs, field by field, and in its own where they have none', async () => {
    const { event, ticket } = await mintTranslatedEvent()
    const params = { event_id: event.id }
    const shown = await getPublicEvent(german, { params, query: {} })
    expect(shown).toMatchObject({
      ...{ title: 'Nacht der Klänge', description: '<p>Laut</p>', slug: 'night-of-sounds' },
      ...{ language: 'de', is_translated: true },
      settings: { continue_button_text: 'Weiter' },
      tickets: [{ id: ticket.id, title: 'Sitzplatz', prices: [{ label: 'Erwachsene' }] }],
    })
    for (const ctx of [french, testContext()])
      expect(await getPublicEvent(ctx, { params, query: {} })).toMatchObject({
        ...{ title: 'Night of Sounds', language: 'en', is_translated: false },
        tickets: [{ title: 'Seat', prices: [{ label: 'Adult' }] }],
      })
    expect(await getPublicEvent(french, { params, query: { language: 'de' } })).toMatchObject({
      title: 'Nacht der Klänge',
    })
  })

  it('has a live answer for each language by its address, whatever the caller reads', async () => {
    const { event } = await mintTranslatedEvent()
    const params = { event_id: event.id }
    expect((await getLiveEvent(german, { params })).title).toBe('Night of Sounds')
    expect((await getLiveEventIn(french, { params: { ...params, language: 'de' } })).title).toBe(
      'Nacht der Klänge',
    )
    expect((await getLiveEventIn(german, { params: { ...params, language: 'fr' } })).title).toBe(
      'Night of Sounds',
    )
  })

  it('stays as it is written for its people', async () => {
    const { ctx, event } = await mintTranslatedEvent()
    const owner = { ...ctx, locale: 'de' as const }
    const params = { event_id: event.id }
    expect((await previewEvent(owner, { params })).title).toBe('Night of Sounds')
    const { data } = await listQuestions(owner, { params, query: { page: 1, per_page: 20 } })
    expect(data[0]).toMatchObject({ title: 'Meal', options: ['Meat', 'Fish'] })
  })

  it('is in its organizer’s list and in calendars in the caller’s language', async () => {
    const { event } = await mintTranslatedEvent()
    const params = { organizer_id: event.organizer_id }
    const query = { page: 1, per_page: 10 }
    const { data } = await listPublicOrganizerEvents(german, { params, query })
    expect(data.map(({ title }) => title)).toEqual(['Nacht der Klänge'])
    const file = await getEventCalendar(german, { params: { event_id: event.id } })
    expect(new TextDecoder().decode(file)).toContain('SUMMARY:Nacht der Klänge')
    expect(await organizerCalendar(german, event.organizer_id)).toContain('SUMMARY:Nacht der Klänge')
    expect(await organizerCalendar(french, event.organizer_id)).toContain('SUMMARY:Night of Sounds')
  })
})

describe('an order of a translated event', () => {
  it('keeps the organizer’s words, and shows its buyer theirs', async () => {
    const minted = await mintTranslatedEvent()
    const order = await buy(minted, 'Fleisch')
    expect(order).toMatchObject({
      lines: [{ title: 'Sitzplatz', label: 'Erwachsene' }],
      attendees: [{ ticket_title: 'Sitzplatz', price_label: 'Erwachsene' }],
      answers: [{ title: 'Essen', value: 'Fleisch' }],
      event: { title: 'Nacht der Klänge', post_checkout_message: '<p>Bis bald</p>' },
    })
    expect(await readOrder(order.short_id)).toMatchObject({
      lines: [{ title: 'Seat', label: 'Adult' }],
      slots: [{ ticket_title: 'Seat', price_label: 'Adult' }],
      answers: [{ title: 'Meal', value: 'Meat' }],
    })
    const [ticket] = order.attendees
    const params = { attendee_short_id: ticket?.short_id ?? '' }
    expect(await getPublicAttendee(german, { params })).toMatchObject({
      ...{ ticket_title: 'Sitzplatz', price_label: 'Erwachsene', event: { title: 'Nacht der Klänge' } },
    })
    const read = { params: { order_short_id: order.short_id } }
    expect((await getPublicOrder(french, read)).lines).toMatchObject([{ title: 'Seat', label: 'Adult' }])
  })

  it('shows the names that it was bought with, once the ticket has another that was never theirs', async () => {
    const minted = await mintTranslatedEvent()
    const { ctx, event, ticket } = minted
    const order = await buy(minted, 'Meat')
    const params = { event_id: event.id, ticket_id: ticket.id }
    await updateTicket(ctx, { params, body: { title: 'Box' } })
    const read = { params: { order_short_id: order.short_id } }
    const titleNow = async () => (await getPublicOrder(german, read)).lines[0]?.title
    expect(await titleNow(), 'translated from the name at the time').toBe('Sitzplatz')
    await translate(ctx, event.id, { [`${ticket.id}:title`]: 'Loge' })
    expect(await titleNow()).toBe('Seat')
  })

  it('takes an option in any of the event’s languages, and none that is no option', async () => {
    const minted = await mintTranslatedEvent()
    for (const [meal, ctx] of [
      ['Fleisch', french],
      ['Meat', german],
      ['Fish', german],
    ] as const) {
      const { short_id } = await buy(minted, meal, ctx)
      expect((await readOrder(short_id)).answers).toMatchObject([{ value: meal === 'Fish' ? meal : 'Meat' }])
    }
    await expect(buy(minted, 'Fisch')).rejects.toMatchObject({ code: 'request.invalid' })
  })

  it('keeps options apart that would read the same', async () => {
    const minted = await mintTranslatedEvent()
    const { ctx, event, question } = minted
    await translate(ctx, event.id, { [optionKey(question.id, 'Fish')]: 'Fleisch' })
    const { questions } = await reserve(minted.ticket, 1, german)
    expect(questions).toMatchObject([{ title: 'Essen', options: ['Meat', 'Fish'] }])
  })
})

describe('a copy of a translated event', () => {
  it('has the translations of what was copied, under its own ids', async () => {
    const { ctx, event, ticket } = await mintTranslatedEvent()
    const given = { title: 'Night of Sounds', start_date: '2030-06-05T18:00:00.000Z' }
    const copied = async (copy: object) => {
      const body = duplicateEventBody.parse({ ...given, copy })
      const { id } = await duplicateEvent(ctx, { params: { event_id: event.id }, body })
      return getEventTranslation(ctx, { params: { event_id: id, language: 'de' } })
    }
    const whole = await copied({})
    expect(Object.values(whole.texts)).toEqual(
      Object.values((await readTexts(ctx, event.id)).texts as Record<string, string>),
    )
    expect(JSON.stringify(whole.texts)).not.toContain(ticket.id)
    expect(whole.originals.some(({ is_outdated }) => is_outdated)).toBe(false)
    const bare = await copied({ ...none, tickets: false, questions: false, settings: false })
    expect(bare.texts).toEqual({ title: 'Nacht der Klänge', description: '<p>Laut</p>' })
  })
})

const none = { capacity_assignments: false, check_in_lists: false }
const readTexts = (ctx: TranslatedEvent['ctx'], event_id: string) =>
  getEventTranslation(ctx, { params: { event_id, language: 'de' } })

describe('what a translation costs a page', () => {
  const read = async (event_id: string) => {
    forgetEventGraph(event_id)
    const noted = countRequests()
    const { read: units } = await meterUnits(() => readEventGraph(event_id))
    noted.stop()
    return { requests: noted.sent.length, units }
  }

  it('no further request, no unit without one, and one unit for each 4 KB of it', async () => {
    const { ctx, event } = await mintLiveEvent([{ type: 'FREE' }])
    const params = { event_id: event.id }
    const before = await read(event.id)
    await updateEventSettings(ctx, { params, body: { pre_checkout_message: '<p>Hi</p>' } })
    expect(await read(event.id)).toEqual(before)
    await translate(ctx, event.id, { title: 'Nacht', pre_checkout_message: `<p>${'x'.repeat(3900)}</p>` })
    const after = await read(event.id)
    expect(after.requests).toBe(before.requests)
    expect(after.units - before.units).toBeGreaterThan(0)
    expect(after.units - before.units).toBeLessThanOrEqual(2)
  })
})
