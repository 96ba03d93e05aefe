import { describe, expect, it } from 'vitest'
import { locales } from './known-locales.ts'
import type { Locale } from './locale.ts'
import { spokenTime, spokenTimeLine, viewerTime } from './spoken-time.ts'
import { zoneCities } from './zone-city/zone-cities.ts'
import { knowZoneCities } from './zone-words.ts'

for (const locale of locales) knowZoneCities(locale, zoneCities[locale])

const now = new Date('2026-11-23T12:00:00Z')
/** ICU puts narrow and thin spaces between some parts. */
const plain = (text: string) => text.replace(/[\u2009\u202f\u00a0]/g, ' ')
const festival = {
  start: '2026-12-04T18:00:00Z',
  end: '2026-12-06T23:00:00Z',
  timeZone: 'Europe/Lisbon',
  now,
}
const evening = { start: '2026-12-05T18:00:00Z', end: '2026-12-05T21:00:00Z', timeZone: 'Europe/Berlin', now }
const line = (span: typeof festival, locale: Locale = 'en') => plain(spokenTimeLine({ ...span, locale }))

describe('when something is', () => {
  it.each<[Locale, string, string]>([
    ['en', 'Fri, Dec 4 – Sun, Dec 6, from 6 PM, Lisbon time', 'Sat, Dec 5, 7 – 10 PM, Berlin time'],
    [
      'de',
      'Fr., 4. – So., 6. Dez., ab 18 Uhr, Ortszeit Lissabon',
      'Sa., 5. Dez., 19–22 Uhr, Ortszeit Berlin',
    ],
    [
      'fr',
      'ven. 4 – dim. 6 déc., à partir de 18 h, heure de Lisbonne',
      'sam. 5 déc., 19:00 – 22:00, heure de Berlin',
    ],
    [
      'es',
      'vie, 4 dic – dom, 6 dic, desde las 18:00, hora de Lisboa',
      'sáb, 5 dic, 19:00–22:00, hora de Berlín',
    ],
    [
      'pt',
      'sexta, 04/12 – domingo, 06/12, a partir das 18:00, hora de Lisboa',
      'sábado, 5/12, 19:00 – 22:00, hora de Berlim',
    ],
    [
      'pt-BR',
      'sex., 4 de dez. – dom., 6 de dez., a partir das 18:00, horário de Lisboa',
      'sáb., 5 de dez., 19h - 22h, horário de Berlim',
    ],
    ['zh', '12/4週五至12/6週日 下午6時起 里斯本時間', '12月5日週六 晚上7時至10時 柏林時間'],
    ['zh-CN', '12/4周五至12/6周日 18时起 里斯本时间', '12月5日周六 19:00–22:00 柏林时间'],
  ])('is said as people say it: %s', (locale, days, hours) => {
    expect([line(festival, locale), line(evening, locale)]).toEqual([days, hours])
  })

  it('has the year only when it is not this one', () => {
    for (const locale of locales) {
      expect(line(festival, locale)).not.toContain('2026')
      expect(line({ ...festival, now: new Date('2027-01-02T00:00:00Z') }, locale)).toContain('2026')
    }
    const newYear = { ...evening, start: '2026-12-31T21:00:00Z', end: '2027-01-02T03:00:00Z' }
    expect(line(newYear)).toContain('2027')
  })

  it('says a night with the day on which it began, and minutes where there are any', () => {
    const night = { ...evening, start: '2026-12-05T21:30:00Z', end: '2026-12-06T04:00:00Z' }
    expect(line(night)).toBe('Sat, Dec 5, 10:30 PM – 5:00 AM, Berlin time')
    const fall = { ...evening, start: '2026-10-24T20:00:00Z', end: '2026-10-25T02:00:00Z' }
    expect(line(fall)).toBe('Sat, Oct 24, 10 PM – 3 AM, Berlin time')
  })

  it('says the start alone where the end is open', () => {
    const open = spokenTime({ ...evening, end: null, locale: 'en' })
    expect([plain(open.when), open.zone]).toEqual(['Sat, Dec 5, 7 PM', 'Berlin time'])
  })

  it('names the zone by its city or its name and never by its distance from Greenwich', () => {
    const zones = ['America/Argentina/Buenos_Aires', 'America/New_York', 'UTC', 'Asia/Tokyo', 'Europe/Lisbon']
    const named = zones.map((timeZone) => spokenTime({ ...evening, timeZone, locale: 'en' }).zone)
    expect(named).toEqual(['Buenos Aires time', 'EST', 'UTC', 'Tokyo time', 'Lisbon time'])
    for (const locale of locales)
      for (const timeZone of zones)
        expect(spokenTime({ ...evening, timeZone, locale }).zone).not.toMatch(/(GMT|UTC)[+\u2212-]/)
  })
})

it('has the same spaces on the server as in a browser, so that a page that both draw stays as it is', () => {
  for (const locale of locales)
    for (const span of [festival, evening])
      expect(spokenTimeLine({ ...span, locale })).not.toMatch(/[\u2009\u202f]/)
})

describe('the viewer’s own time', () => {
  const span = { ...festival, locale: 'en' }
  const at = (zone: string) => plain(viewerTime(span, zone) ?? 'none')

  it('is said where the clocks differ at that moment, with the day where that differs too', () => {
    expect(at('Europe/Berlin')).toBe('7 PM')
    expect(at('Asia/Tokyo')).toBe('Sat, Dec 5, 3 AM')
  })

  it('is left out where another zone’s clock says the same', () => {
    for (const zone of ['Europe/Lisbon', 'Europe/London', 'UTC']) expect(at(zone)).toBe('none')
  })
})
