import { locales } from '@foyer/contracts/known-locales'
import { languageTag } from '@foyer/contracts/language-tag'
import { catalogs } from '@foyer/emails/language/translator'
import { describe, expect, test } from 'vitest'
import { ticketFont } from './ticket-font.ts'
import { printableText, textRuns } from './ticket-text-runs.ts'

describe('textRuns works', () => {
  test('cuts by font', () => {
    const runs = textRuns('Lin 小美', true)
    expect(runs.map(({ text }) => text).join('')).toBe('Lin 小美')
    expect(runs[0]?.font).toEqual({ file: 'noto-sans/latin-700.ttf', isThickened: false })
    expect(runs.at(-1)?.font.isThickened).toBe(true)
  })

  test('puts right-to-left text and its brackets where the eye expects them', () => {
    const runs = textRuns('דן (12)', false)
    expect(runs.map(({ text }) => text).join('')).toBe('(12) דן')
  })

  test('keeps right-to-left words inside left-to-right text in place', () => {
    const runs = textRuns('VIP דן 12', false)
    expect(runs.map(({ text }) => text).join('')).toBe('VIP 12 דן')
  })
})

test('printableText drops what no font prints and joins lines', () => {
  expect(printableText('Jazz 🎷👨‍👩‍👧 am\nHafen ©')).toBe('Jazz am Hafen ©')
})

test('the fonts hold every character of Foyer’s own words and dates, in every language', () => {
  const lacking = locales.flatMap((locale) => {
    const day = new Intl.DateTimeFormat(languageTag(locale), {
      dateStyle: 'full',
      timeStyle: 'full',
      timeZone: 'Asia/Taipei',
    })
    const words = [...Object.values(catalogs[locale]), day.format(new Date('2026-12-05T12:00:00Z'))].join('')
    return [...printableText(words)].filter((character) => !ticketFont(character, false))
  })
  expect(lacking).toEqual([])
})

test('the fonts hold names and addresses of Taiwan and Hong Kong', () => {
  const words = '臺北市信義區忠孝東路國際會議中心鬱龜陳黃蔡羅劉顏蕭鄧謝蘇關鍾魏尖沙咀衛蘭軒'
  expect([...words].filter((character) => !ticketFont(character, false))).toEqual([])
})
