import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { type CalendarEntry, renderCalendar } from './render-event-calendar.ts'

const input: CalendarEntry = {
  uid: 'event-1@tickets.example.com',
  revision: 2,
  updatedAt: '2027-01-01T10:00:00.000Z',
  isCancelled: false,
  startsAt: '2027-06-12T17:00:00.000Z',
  endsAt: '2027-06-12T21:30:00.000Z',
  timezone: 'Europe/Berlin',
  title: 'Jazz; "open" air, 林',
  description: 'Bring a jacket.\nIt gets windy.',
  place: ['Alter Hafen', 'Am Kai 4'],
  url: 'https://tickets.example.com/e/1/jazz',
  organizerName: 'Nachtklang e.V.',
  organizerEmail: 'hello@nachtklang.example',
}

function parse(changes: Partial<CalendarEntry>) {
  const calendar = new ICAL.Component(
    ICAL.parse(renderCalendar({ locale: 'en', entries: [{ ...input, ...changes }] })),
  )
  const zone = calendar.getFirstSubcomponent('vtimezone')
  const event = calendar.getFirstSubcomponent('vevent')
  if (event === null) throw new Error('The calendar has no event')
  // The parser reads times by the file's own rules for the zone.
  if (zone !== null) ICAL.TimezoneService.register(zone)
  return { zone, event: new ICAL.Event(event), component: event }
}

describe('the calendar file works', () => {
  test('says what, where, by which organizer, and where to read more', () => {
    const { event, component } = parse({})
    expect(event.summary).toBe(input.title)
    expect(event.description).toBe(input.description)
    expect(event.location).toBe('Alter Hafen, Am Kai 4')
    expect(event.uid).toBe(input.uid)
    expect(event.sequence).toBe(2)
    expect(event.organizer).toBe('mailto:hello@nachtklang.example')
    expect(component.getFirstPropertyValue('url')?.toString()).toBe(input.url)
    expect(component.getFirstPropertyValue('dtstamp')?.toString()).toBe('2027-01-01T10:00:00Z')
  })

  test.each([
    ['in summer', '2027-06-12T17:00:00.000Z', '2027-06-12T21:30:00.000Z', 'Europe/Berlin'],
    [
      'over the hour that spring skips',
      '2027-03-28T00:30:00.000Z',
      '2027-03-28T03:00:00.000Z',
      'Europe/Berlin',
    ],
    [
      'over the hour that autumn repeats',
      '2027-10-30T22:00:00.000Z',
      '2027-10-31T03:00:00.000Z',
      'Europe/Berlin',
    ],
    ['in the south', '2027-01-10T09:00:00.000Z', '2027-04-20T09:00:00.000Z', 'Australia/Sydney'],
    [
      'where it turns by half an hour',
      '2027-04-01T09:00:00.000Z',
      '2027-04-20T09:00:00.000Z',
      'Australia/Lord_Howe',
    ],
    ['where clocks never turn', '2027-06-12T17:00:00.000Z', '2027-06-12T18:00:00.000Z', 'Asia/Kolkata'],
    ['in UTC', '2027-06-12T17:00:00.000Z', '2027-06-12T18:00:00.000Z', 'UTC'],
  ])('keeps the instants %s', (_, startsAt, endsAt, timezone) => {
    const { event } = parse({ startsAt, endsAt, timezone })
    expect(event.startDate.toJSDate().toISOString()).toBe(startsAt)
    expect(event.endDate.toJSDate().toISOString()).toBe(endsAt)
  })

  test('writes the wall time of the zone', () => {
    const { component } = parse({})
    expect(component.getFirstProperty('dtstart')?.getParameter('tzid')).toBe('Europe/Berlin')
    expect(component.getFirstPropertyValue('dtstart')?.toString()).toBe('2027-06-12T19:00:00')
  })

  test('says when it was changed last, and whether it still takes place', () => {
    const said = (changes: Partial<CalendarEntry>, name: string) =>
      parse(changes).component.getFirstPropertyValue(name)?.toString()
    expect(said({}, 'last-modified')).toBe('2027-01-01T10:00:00Z')
    expect(said({}, 'status')).toBe('CONFIRMED')
    expect(said({ isCancelled: true }, 'status')).toBe('CANCELLED')
  })

  test('as a feed has a name, several events, each zone’s rules once, and says how often to ask again', () => {
    const entries = [
      { ...input, uid: 'winter@x', startsAt: '2027-01-12T18:00:00.000Z', endsAt: null },
      input,
      { ...input, uid: 'kolkata@x', timezone: 'Asia/Kolkata' },
      { ...input, uid: 'utc@x', timezone: 'UTC' },
    ]
    const feed = { name: 'Nachtklang', url: 'https://tickets.example.com/o/1/nachtklang' }
    const text = renderCalendar({ locale: 'fr', entries, feed })
    const calendar = new ICAL.Component(ICAL.parse(text))
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Nachtklang')
    expect(calendar.getFirstPropertyValue('refresh-interval')?.toString()).toBe('PT1H')
    expect(calendar.getFirstPropertyValue('prodid')).toBe('-//Foyer//Foyer//FR')
    const zones = calendar.getAllSubcomponents('vtimezone')
    expect(zones.map((zone) => zone.getFirstPropertyValue('tzid'))).toEqual(['Europe/Berlin', 'Asia/Kolkata'])
    for (const zone of zones) ICAL.TimezoneService.register(zone)
    const starts = calendar
      .getAllSubcomponents('vevent')
      .map((event) => new ICAL.Event(event).startDate.toJSDate().toISOString())
    expect(starts).toEqual(entries.map(({ startsAt }) => startsAt))
  })

  test('without an end, a place and an organizer’s address', () => {
    const { component } = parse({ endsAt: null, place: [], organizerEmail: null })
    for (const name of ['dtend', 'location', 'organizer']) expect(component.hasProperty(name)).toBe(false)
  })
})
