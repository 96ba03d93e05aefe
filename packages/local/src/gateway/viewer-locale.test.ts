import { expect, it } from 'vitest'
import { viewerLocale } from './viewer-locale.ts'

it.each([
  [{ cookie: 'a=b; locale=de', 'accept-language': 'fr' }, 'de'],
  [{ cookie: 'locale=xx', 'accept-language': 'fr;q=0.5, es' }, 'es'],
  [{ 'accept-language': 'pt-BR' }, 'pt-BR'],
  [{ 'accept-language': 'tlh' }, 'en'],
  [{}, 'en'],
])('chooses for %j the locale %s', (headers, locale) => {
  const page = new URL('http://foyer.example/e/ev_1/x?locale=zh')
  expect(viewerLocale(new Headers(headers as Record<string, string>), page)).toBe(locale)
})

it.each([
  ['zh', 'zh'],
  ['xx', 'de'],
])('chooses for a widget that asks for %s the locale %s', (asked, locale) => {
  const widget = new URL(`http://foyer.example/widget/ev_1?locale=${asked}`)
  expect(viewerLocale(new Headers({ cookie: 'locale=de' }), widget)).toBe(locale)
})
