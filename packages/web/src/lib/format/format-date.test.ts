import { locales } from '@foyer/contracts/locale'
import { describe, expect, it } from 'vitest'
import { formatDate } from './format-date.ts'

const winter = '2026-12-05T18:00:00Z'
/** ICU puts narrow and thin spaces between some parts. */
const plain = (text: string) => text.replace(/[\u2009\u202f\u00a0]/g, ' ')
const zoned = (locale: string, zone: string) => plain(formatDate(winter, zone, locale, 'date_time_zone'))

describe('a date with its zone', () => {
  it('names the zone as people say it, not by its offset from Greenwich', () => {
    expect(zoned('en', 'Europe/Berlin')).toMatch(/7:00 PM Berlin time$/)
    expect(zoned('en', 'Europe/Lisbon')).toMatch(/6:00 PM Lisbon time$/)
    expect(zoned('de', 'Asia/Tokyo')).toMatch(/Japan \(Ortszeit\)$/)
    for (const locale of locales) expect(zoned(locale, 'Europe/Lisbon')).not.toMatch(/(GMT|UTC)[+\u2212-]/)
  })

  it('keeps a short name that people know', () => {
    expect(zoned('de', 'Europe/Berlin')).toMatch(/19:00 MEZ$/)
    expect(zoned('en', 'America/New_York')).toMatch(/1:00 PM EST$/)
    expect(zoned('en', 'UTC')).toMatch(/6:00 PM UTC$/)
  })
})
