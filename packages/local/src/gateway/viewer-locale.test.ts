import { expect, it } from 'vitest'
import { viewerLocale } from './viewer-locale.ts'

it.each([
  [{ cookie: 'a=b; locale=de', 'accept-language': 'fr' }, 'de'],
  [{ cookie: 'locale=xx', 'accept-language': 'fr;q=0.5, es' }, 'es'],
  [{ 'accept-language': 'pt-BR' }, 'pt-BR'],
  [{ 'accept-language': 'tlh' }, 'en'],
  [{}, 'en'],
])('chooses for %j the locale %s', (headers, locale) => {
  expect(viewerLocale(new Headers(headers as Record<string, string>))).toBe(locale)
})
