import { describe, expect, test } from 'vitest'
import { formatClockTime, formatEventTime } from './event-time.ts'

const plain = (text: string) => text.replaceAll(/[\s\u2009\u202f]+/g, ' ')

describe('formatEventTime works', () => {
  test('in the event’s own zone, with its name and id', () => {
    const { when, zone } = formatEventTime(
      'en',
      '2027-06-12T17:00:00.000Z',
      '2027-06-12T21:30:00.000Z',
      'Europe/Berlin',
    )
    expect(plain(when)).toBe('Saturday, June 12, 2027, 7:00 – 11:30 PM')
    expect(zone).toBe('Central European Summer Time (Europe/Berlin)')
  })

  test('in German and without an end', () => {
    const { when, zone } = formatEventTime('de', '2027-12-12T18:00:00.000Z', null, 'Europe/Berlin')
    expect(plain(when)).toBe('Sonntag, 12. Dezember 2027 um 19:00')
    expect(zone).toBe('Mitteleuropäische Normalzeit (Europe/Berlin)')
  })

  test('through the hour that repeats in autumn', () => {
    const first = formatEventTime('en', '2027-10-31T00:30:00.000Z', null, 'Europe/Berlin')
    const second = formatEventTime('en', '2027-10-31T01:30:00.000Z', null, 'Europe/Berlin')
    expect(first.when).toBe(second.when)
    expect(first.zone).toContain('Summer')
    expect(second.zone).toContain('Standard')
  })

  test('with both days if the event passes midnight', () => {
    const { when } = formatEventTime('en', '2027-06-12T20:00:00.000Z', '2027-06-13T02:00:00.000Z', 'UTC')
    expect(when).toContain('June 12')
    expect(when).toContain('June 13')
  })
})

test('formatClockTime names the zone', () => {
  expect(plain(formatClockTime('en', '2027-05-01T17:45:00.000Z', 'Asia/Tokyo'))).toBe(
    '2:45 AM Japan Standard Time',
  )
})
