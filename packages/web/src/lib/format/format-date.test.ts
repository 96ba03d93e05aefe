import { locales } from '@foyer/contracts/known-locales'
import { loadZoneCities } from '@foyer/contracts/zone-city/load-zone-cities'
import { beforeAll, describe, expect, it } from 'vitest'
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
