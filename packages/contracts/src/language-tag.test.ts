import { expect, test } from 'vitest'
import { locales } from './known-locales.ts'
import { languageTag } from './language-tag.ts'

test('every locale has the tag of its own language, script and country', () => {
  expect(
    locales.map((locale) => [locale, new Intl.Locale(languageTag(locale)).maximize().toString()]),
  ).toEqual([
    ['en', 'en-Latn-US'],
    ['de', 'de-Latn-DE'],
    ['fr', 'fr-Latn-FR'],
    ['es', 'es-Latn-ES'],
    ['pt', 'pt-Latn-PT'],
    ['pt-BR', 'pt-Latn-BR'],
    ['zh', 'zh-Hant-TW'],
    ['zh-CN', 'zh-Hans-CN'],
  ])
})

test('an unknown locale is English', () => {
  expect(['xx', 'constructor', 'not a tag', ''].map(languageTag)).toEqual(['en', 'en', 'en', 'en'])
})

test('dates and counts follow the country: the month in Taiwan, no ticket in Portugal', () => {
  const month = new Intl.DateTimeFormat(languageTag('zh'), { dateStyle: 'full', timeZone: 'UTC' })
  expect(month.format(new Date('2026-12-05T12:00:00Z'))).toBe('2026年12月5日 星期六')
  expect(['pt', 'pt-BR'].map((locale) => new Intl.PluralRules(languageTag(locale)).select(0))).toEqual([
    'other',
    'one',
  ])
})
