import { locales } from '@foyer/contracts/known-locales'
import { languageTag } from '@foyer/contracts/language-tag'
import type { Locale } from '@foyer/contracts/locale'
import { messageShape, missingForms } from '@foyer/contracts/testing/message-shape'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { describe, expect, test } from 'vitest'
import { catalogs, textLanguage, translator } from './translator.ts'

describe('translator works', () => {
  test.each([
    ['de', 'de'],
    ['de-AT', 'de'],
    ['en', 'en'],
    ['fr', 'fr'],
    ['pt', 'pt-PT'],
    ['pt-AO', 'pt-PT'],
    ['pt-BR', 'pt-BR'],
    ['zh', 'zh-Hant-TW'],
    ['zh-HK', 'zh-Hant-TW'],
    ['zh-CN', 'zh-Hans-CN'],
    ['zh-Hans', 'zh-Hans-CN'],
    ['nl', 'en'],
    ['constructor', 'en'],
  ])('%s is answered in %s', (locale, language) => {
    expect(textLanguage(locale)).toBe(language)
  })

  test('counts by the rules of the language', () => {
    expect(translator('en')('tickets.open', { tickets: 1 })).toBe('View your ticket')
    expect(translator('de')('tickets.open', { tickets: 3 })).toBe('Tickets ansehen')
    expect(['pt', 'pt-BR'].map((locale) => translator(locale)('tickets.open', { tickets: 0 }))).toEqual([
      'Ver os seus bilhetes',
      'Ver seu ingresso',
    ])
  })

  test('languages do not affect each other', () => {
    const [t, u] = [translator('en'), translator('de')]
    expect([t('event.when'), u('event.when'), t('event.when')]).toEqual(['When', 'Wann', 'When'])
  })
})

/** English texts that are the same in another language. */
const sameWords: Partial<Record<Locale, string[]>> = {
  de: ['Code', 'Name', 'Online', 'Status', 'Test', 'Ticket', 'Tickets', '[Test] {title}'],
  fr: ['Code', 'Notes', 'Taxes', 'Test', 'Total', '[Test] {title}'],
  es: ['Subtotal', 'Total'],
  pt: ['Online', 'Subtotal', 'Total'],
  'pt-BR': ['Online', 'Status', 'Subtotal', 'Total'],
}
const english = catalogs.en
const ids = Object.keys(english) as (keyof typeof english)[]

describe.each(locales.filter((locale) => locale !== 'en'))('the emails’ words of %s', (locale) => {
  const pairs = ids.map((id) => [id, catalogs[locale][id], english[id]] as const)

  test('are the ids of English', () => {
    expect(Object.keys(catalogs[locale]).sort()).toEqual([...ids].sort())
  })

  test('fill in the same values as English', () => {
    expect(pairs.map(([id, text]) => [id, valuesOf(text)])).toEqual(
      pairs.map(([id, , en]) => [id, valuesOf(en)]),
    )
  })

  test('count in all forms that the language has', () => {
    const lacking = pairs.filter(
      ([, text]) => missingForms(compileMessage(text), languageTag(locale)).length > 0,
    )
    expect(lacking).toEqual([])
  })

  test('differ from the English ones, except words that both languages share', () => {
    const same = pairs.filter(([, text, en]) => text === en && /\p{L}/u.test(text.replaceAll(/\{\w+\}/g, '')))
    expect([...new Set(same.map(([, text]) => text))].sort()).toEqual(sameWords[locale] ?? [])
  })
})

function valuesOf(message: string): string[] {
  return messageShape(compileMessage(message)).values
}
