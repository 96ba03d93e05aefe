import { describe, expect, test } from 'vitest'
import { english, type TextId } from './english.ts'
import { german } from './german.ts'
import { textLanguage, translator } from './translator.ts'

describe('translator works', () => {
  test.each([
    ['de', 'de'],
    ['de-AT', 'de'],
    ['en', 'en'],
    ['fr', 'en'],
    ['zh-CN', 'en'],
    ['constructor', 'en'],
  ])('%s is answered in %s', (locale, language) => {
    expect(textLanguage(locale)).toBe(language)
  })

  test('counts by the rules of the language', () => {
    expect(translator('en')('order-confirmation.tickets', { tickets: 1 })).toBe('Your ticket')
    expect(translator('de')('order-confirmation.tickets', { tickets: 3 })).toBe('Ihre Tickets')
  })

  test('languages do not disturb each other', () => {
    const [t, u] = [translator('en'), translator('de')]
    expect([t('event.when'), u('event.when'), t('event.when')]).toEqual(['When', 'Wann', 'When'])
  })
})

test('German fills in the same values as English', () => {
  for (const id of Object.keys(english) as TextId[])
    expect([id, values(german[id])]).toEqual([id, values(english[id])])
})

function values(message: string): string[] {
  return [...new Set([...message.matchAll(/\{(\w+)[,}]/g)].map((match) => match[1] ?? ''))].sort()
}
