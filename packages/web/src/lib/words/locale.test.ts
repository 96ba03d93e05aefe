import { i18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { expect, test, vi } from 'vitest'
import { appWords } from './app-words.ts'
import { detectLocale } from './detect-locale.ts'
import { activateLocale, activateUserLocale, takeWordsFrom } from './locale.ts'

takeWordsFrom(appWords)

// Specification: 1.locale-cookie 1.locale-browser
test('the cookie wins over the browser, the browser over English', () => {
  expect(detectLocale('a=1; locale=pt-BR', ['de'])).toBe('pt-BR')
  expect(detectLocale('locale=nonsense', ['de-AT', 'en'])).toBe('de')
  expect(detectLocale('', ['zh-Hans-CN'])).toBe('zh-CN')
  expect(detectLocale('', ['xx'])).toBe('en')
})

// Specification: 1.locale-user
test('without a cookie the signed-in user’s own language counts (specification §1)', async () => {
  const page = { cookie: 'locale=en', documentElement: { lang: '' } }
  vi.stubGlobal('document', page)
  await activateLocale('en')
  await activateUserLocale('de')
  expect(i18n.locale).toBe('en')
  page.cookie = ''
  await activateUserLocale('de')
  expect([i18n.locale, page.documentElement.lang]).toEqual(['de', 'de'])
  vi.unstubAllGlobals()
})

const tickets = (count: number) => msg`${plural(count, { one: '# ticket', other: '# tickets' })}`

test('the page declares its script and country, and zero tickets take the country’s plural form', async () => {
  vi.stubGlobal('document', { cookie: '', documentElement: { lang: '' } })
  const shown = []
  for (const locale of ['pt', 'pt-BR', 'zh', 'zh-CN'] as const) {
    await activateLocale(locale)
    shown.push([document.documentElement.lang, i18n._(tickets(0))])
  }
  expect(shown).toEqual([
    ['pt-PT', '0 bilhetes'],
    ['pt-BR', '0 ingresso'],
    ['zh-Hant-TW', '0 張票券'],
    ['zh-Hans-CN', '0 张门票'],
  ])
  vi.unstubAllGlobals()
})
