import { locales } from '@foyer/contracts/known-locales'
import { loadZoneCities } from '@foyer/contracts/zone-city/load-zone-cities'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { formatDate } from './format-date.ts'

const winter = '2026-12-05T18:00:00Z'
/** ICU puts narrow and thin spaces between some parts. */
const plain = (text: string) => text.replace(/[\u2009\u202f\u00a0]/g, ' ')
const zoned = (locale: string, zone: string) => plain(formatDate(winter, zone, locale, 'date_time_zone'))

describe('a date with its zone', () => {
  beforeAll(() => Promise.all(locales.map(loadZoneCities)))

  it('names the zone as people say it, not by its offset from Greenwich', () => {
    expect(zoned('en', 'Europe/Berlin')).toMatch(/7:00 PM Berlin time$/)
    expect(zoned('en', 'Europe/Lisbon')).toMatch(/6:00 PM Lisbon time$/)
    expect(zoned('de', 'Asia/Tokyo')).toMatch(/Ortszeit Tokio$/)
    expect(zoned('de', 'Europe/Berlin')).toMatch(/19:00 Ortszeit Berlin$/)
    expect(zoned('zh', 'Europe/Berlin')).toMatch(/7:00 柏林時間$/)
    for (const locale of locales) expect(zoned(locale, 'Europe/Lisbon')).not.toMatch(/(GMT|UTC)[+\u2212-]/)
  })

  it('keeps a short name that readers of English know', () => {
    expect(zoned('en', 'America/New_York')).toMatch(/1:00 PM EST$/)
    expect(zoned('en', 'UTC')).toMatch(/6:00 PM UTC$/)
  })
})

describe('the year of a date', () => {
  afterEach(() => void vi.useRealTimers())
  const said = (locale: string, zone: string, style: 'date' | 'date_time') =>
    plain(formatDate('2026-12-31T23:30:00Z', zone, locale, style))

  it('is left out in this year, as it is for events', () => {
    vi.useFakeTimers({ now: new Date('2026-03-01T12:00:00Z') })
    expect(said('en', 'UTC', 'date')).toBe('Dec 31')
    expect(said('en', 'UTC', 'date_time')).toBe('Thu, Dec 31, 11:30 PM')
    expect(said('de', 'UTC', 'date_time')).toBe('Do., 31. Dez., 23:30')
  })

  it('is said where it is another one in the zone of the date', () => {
    vi.useFakeTimers({ now: new Date('2026-03-01T12:00:00Z') })
    expect(said('en', 'Europe/Berlin', 'date')).toBe('Jan 1, 2027')
    expect(said('en', 'Europe/Berlin', 'date_time')).toBe('Fri, Jan 1, 2027, 12:30 AM')
  })
})
