import { locales } from '@foyer/contracts/locale'
import { describe, expect, it } from 'vitest'
import { formatDate, formatDateRange } from './format-date.ts'

const winter = '2026-12-05T18:00:00Z'
/** ICU puts narrow and thin spaces between some parts. */
const plain = (text: string) => text.replace(/[\u2009\u202f\u00a0]/g, ' ')
const zoned = (locale: string, zone: string) => plain(formatDate(winter, zone, locale, 'date_time_zone'))

describe('a date with its zone', () => {
  it('names the zone as people say it, not by its offset from Greenwich', () => {
    expect(zoned('en', 'Europe/Berlin')).toMatch(/7:00 PM Germany Time$/)
    expect(zoned('en', 'Europe/Lisbon')).toMatch(/6:00 PM Portugal Time$/)
    expect(zoned('de', 'Asia/Tokyo')).toMatch(/Japan \(Ortszeit\)$/)
    for (const locale of locales) expect(zoned(locale, 'Europe/Lisbon')).not.toMatch(/(GMT|UTC)[+\u2212-]/)
  })

  it('keeps a short name that people know', () => {
    expect(zoned('de', 'Europe/Berlin')).toMatch(/19:00 MEZ$/)
    expect(zoned('en', 'America/New_York')).toMatch(/1:00 PM EST$/)
    expect(zoned('en', 'UTC')).toMatch(/6:00 PM UTC$/)
  })
})

describe('from when to when', () => {
  it('says the zone once', () => {
    const evening = plain(formatDateRange(winter, '2026-12-05T21:00:00Z', 'Europe/Berlin', 'en'))
    expect(evening).toMatch(/7:00 – 10:00 PM Germany Time$/)
  })

  it('says the offset from Greenwich at both ends when the clocks change in between', () => {
    const night = formatDateRange('2026-10-24T20:00:00Z', '2026-10-25T02:00:00Z', 'Europe/Berlin', 'en')
    expect(plain(night)).toMatch(/GMT\+2 – .*GMT\+1$/)
  })
})
