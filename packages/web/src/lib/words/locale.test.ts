import { i18n } from '@lingui/core'
import { expect, test, vi } from 'vitest'
import { activateLocale, activateUserLocale, detectLocale } from './locale.ts'

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
