import { locales } from '@foyer/contracts/known-locales'
import type { Locale } from '@foyer/contracts/locale'
import { spokenTimeLine } from '@foyer/contracts/spoken-time'
import { describe, expect, test } from 'vitest'
import { sampleEmails } from '../../preview/sample-emails.ts'
import { formatClockTime, formatEventTime, formatTicketTime } from './event-time.ts'

const plain = (text: string) => text.replaceAll(/[\s\u2009\u202f]+/g, ' ')
/** A festival of three days in Lisbon. */
const festival = ['2046-12-07T18:00:00Z', '2046-12-09T23:00:00Z', 'Europe/Lisbon'] as const

describe('when an event is works', () => {
  test.each<[Locale, string]>([
    ['en', 'Fri, Dec 7 – Sun, Dec 9, 2046, from 6 PM, Lisbon time'],
    ['de', 'Fr., 7. – So., 9. Dez. 2046, ab 18 Uhr, Ortszeit Lissabon'],
    ['fr', 'ven. 7 – dim. 9 déc. 2046, à partir de 18 h, heure de Lisbonne'],
    ['es', 'vie, 7 dic – dom, 9 dic 2046, desde las 18:00, hora de Lisboa'],
    ['pt', 'sexta, 07/12/2046 – domingo, 09/12/2046, a partir das 18:00, hora de Lisboa'],
    ['pt-BR', 'sex., 7 de dez. – dom., 9 de dez. de 2046, a partir das 18:00, horário de Lisboa'],
    ['zh', '2046/12/7週五至2046/12/9週日 下午6時起 里斯本時間'],
    ['zh-CN', '2046/12/7周五至2046/12/9周日 18时起 里斯本时间'],
  ])('in %s, as people say it', (locale, line) => {
    expect(plain(formatEventTime(locale, ...festival))).toBe(line)
  })

  test.each(locales)('in an email in %s as on the event’s page', async (locale) => {
    const emails = sampleEmails({ locale, currency: 'EUR', userText: null })
    const line = spokenTimeLine({
      ...{ locale, start: '2027-06-12T17:00:00.000Z', end: '2027-06-12T21:30:00.000Z' },
      timeZone: 'Europe/Berlin',
    })
    for (const name of ['order-confirmation', 'attendee-ticket', 'ticket-offer'] as const)
      expect(plain((await emails[name]?.())?.text ?? ''), name).toContain(plain(line))
  })

  test('on what people keep with its year and the zone’s id, on both sides of the hour that repeats', () => {
    const at = (start: string) => formatTicketTime('en', start, null, 'America/New_York')
    const [first, second] = [at('2026-11-01T05:30:00Z'), at('2026-11-01T06:30:00Z')]
    expect(plain(first.when)).toBe('Sun, Nov 1, 2026, 1:30 AM')
    expect(second.when).toBe(first.when)
    expect([first.zone, second.zone]).toEqual(['EDT (America/New_York)', 'EST (America/New_York)'])
    expect(formatTicketTime('en', '2027-06-12T17:00:00Z', null, 'Asia/Tokyo').zone).toBe(
      'Tokyo time (Asia/Tokyo)',
    )
  })
})

test('formatClockTime names the zone', () => {
  const [, , lisbon] = festival
  expect(plain(formatClockTime('en', '2027-05-01T17:45:00.000Z', lisbon))).toBe('6:45 PM (Lisbon time)')
  expect(plain(formatClockTime('de', '2027-05-01T17:45:00.000Z', 'Europe/Berlin'))).toBe(
    '19:45 (Ortszeit Berlin)',
  )
})
