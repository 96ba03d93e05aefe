import type { PublicEvent } from '@foyer/contracts/event/public-event'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { sampleEvent } from '../testing/sample-event.ts'
import { samplePrice, sampleTicket } from '../testing/sample-ticket.ts'
import { eventJsonLd } from './event-json-ld.ts'

const address = z.url({ protocol: /^https$/ })
const moment = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}[+-]\d{2}:\d{2}$/)
const text = z.string().min(1)

/**
 * The fields that Google's page on event structured data requires and recommends, except a performer, which Foyer does
 * not know.
 */
const googleEvent = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@type': z.literal('Event'),
  name: text,
  inLanguage: text.optional(),
  url: address,
  startDate: moment,
  endDate: moment,
  description: text,
  eventStatus: z.literal('https://schema.org/EventScheduled'),
  eventAttendanceMode: z.enum([
    'https://schema.org/OfflineEventAttendanceMode',
    'https://schema.org/OnlineEventAttendanceMode',
  ]),
  image: z.array(address).min(1),
  location: z.discriminatedUnion('@type', [
    z.strictObject({
      '@type': z.literal('Place'),
      name: text,
      address: z.strictObject({
        '@type': z.literal('PostalAddress'),
        streetAddress: text,
        addressLocality: text,
        postalCode: text,
        addressRegion: text.optional(),
        addressCountry: z.string().length(2),
      }),
    }),
    z.strictObject({ '@type': z.literal('VirtualLocation'), url: address }),
  ]),
  organizer: z.strictObject({ '@type': z.literal('Organization'), name: text, url: address }),
  offers: z
    .array(
      z.strictObject({
        '@type': z.literal('Offer'),
        name: text,
        price: z.string().regex(/^\d+(?:\.\d+)?$/),
        priceCurrency: z.string().regex(/^[A-Z]{3}$/),
        availability: z.enum([
          'https://schema.org/InStock',
          'https://schema.org/SoldOut',
          'https://schema.org/PreOrder',
        ]),
        validFrom: moment,
        validThrough: moment.optional(),
        url: address,
      }),
    )
    .min(1),
})

const sale_start_date = '2027-01-10T11:00:00Z'
const tickets = (
  ['ON_SALE', 'SALE_STARTS', 'SOLD_OUT', 'SALE_ENDED', 'NOT_ON_SALE', 'PAUSED', 'HIDDEN'] as const
).map((state) =>
  sampleTicket(state, { state, sale_start_date, prices: [samplePrice(`price ${state}`, { state })] }),
)
const event = { ...sampleEvent, tickets }

const facts = {
  url: 'https://tickets.example/e/ev_2222222222222222/night-of-lights?lang=fr',
  siteUrl: 'https://tickets.example',
  description: 'Come early.',
  images: ['https://tickets.example/media/a.png'],
}
const written = (changes: Partial<PublicEvent> = {}) =>
  JSON.parse(JSON.stringify(eventJsonLd({ ...event, ...changes }, facts)))

function withSettings(settings: Partial<PublicEvent['settings']>) {
  return written({ settings: { ...event.settings, ...settings } })
}

describe('the JSON-LD of an event', () => {
  it('has every field that Google requires or recommends, in its format', () => {
    expect(googleEvent.safeParse(written()).error).toBeUndefined()
    expect(googleEvent.safeParse(withSettings({ is_online_event: true })).error).toBeUndefined()
  })

  it('has wall times with the offset of the event’s zone, in summer and in winter', () => {
    expect(written()).toMatchObject({
      startDate: '2027-06-05T19:30:00+02:00',
      offers: [{ validFrom: '2027-01-10T12:00:00+01:00' }, ...tickets.slice(1).map(() => ({}))],
    })
    expect(written({ timezone: 'UTC' }).startDate).toBe('2027-06-05T17:30:00+00:00')
    expect(written({ timezone: 'Asia/Kolkata' }).startDate).toBe('2027-06-05T23:00:00+05:30')
  })

  it('tells the availability in the three states that search engines know', () => {
    const said = written().offers.map((offer: { availability: string }) =>
      offer.availability.split('/').at(-1),
    )
    expect(said).toEqual(['InStock', 'PreOrder', ...Array(5).fill('SoldOut')])
  })

  it('contains only the known parts of the place', () => {
    const unknown = Object.fromEntries(Object.keys(event.settings.location).map((name) => [name, '']))
    const location = { ...event.settings.location, ...unknown }
    expect(withSettings({ location }).location).toBeUndefined()
    const named = withSettings({ location: { ...location, venue_name: 'Blue Hall' } }).location
    expect(named).toEqual({ '@type': 'Place', name: 'Blue Hall', address: 'Blue Hall' })
  })
})
