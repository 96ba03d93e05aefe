import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { runEdgeFunction } from './run-edge-function.ts'

function chosen(cookie: string | null, acceptLanguage: string | null): string | undefined {
  const request = runEdgeFunction('choose-locale', {
    headers: acceptLanguage === null ? {} : { 'accept-language': { value: acceptLanguage } },
    cookies: cookie === null ? {} : { locale: { value: cookie } },
  })
  return request.headers['x-foyer-locale']?.value
}

describe('choose-locale', () => {
  // Specification: 1.locale-cookie 1.locale-browser
  it('takes the cookie first, then the browser, then English', () => {
    expect(chosen('de', 'fr')).toBe('de')
    expect(chosen(null, 'fr-CA, de;q=0.5')).toBe('fr')
    expect(chosen('klingon', 'pt-BR')).toBe('pt-BR')
    expect(chosen(null, null)).toBe('en')
  })

  it('prefers the language in the address of a widget, and of no other page', () => {
    const of = (uri: string, asked: string) =>
      runEdgeFunction('choose-locale', {
        uri,
        querystring: { locale: { value: asked } },
        cookies: { locale: { value: 'de' } },
      }).headers['x-foyer-locale']?.value
    expect([of('/widget/ev_1', 'zh'), of('/widget/ev_1', 'xx'), of('/e/ev_1/x', 'zh')]).toEqual([
      'zh',
      'de',
      'de',
    ])
  })

  it('takes the language that a page’s address names before all else, and spells it as Foyer does', () => {
    const of = (uri: string, lang: string) => {
      const request = runEdgeFunction('choose-locale', {
        uri,
        querystring: { lang: { value: lang }, page: { value: '2' } },
        cookies: { locale: { value: 'de' } },
      })
      return [request.headers['x-foyer-locale']?.value, request.querystring]
    }
    expect(of('/e/ev_1/x', 'fr')).toEqual(['fr', { lang: { value: 'fr' }, page: { value: '2' } }])
    expect(of('/o/og_1/x', 'PT-br')).toEqual(['pt-BR', { lang: { value: 'pt-BR' }, page: { value: '2' } }])
    expect(of('/e/ev_1/x', 'tlh')).toEqual(['de', { page: { value: '2' } }])
  })

  it('never trusts a header that the visitor sends', () => {
    const headers = { 'x-foyer-locale': { value: '../../secret' } }
    expect(runEdgeFunction('choose-locale', { headers }).headers['x-foyer-locale']).toEqual({ value: 'en' })
  })

  it('answers as the contracts do, so that pages and app agree', async () => {
    const { negotiateLocale } = await import(resolve('packages/contracts/src/known-locales.ts'))
    const headers = [
      '',
      '*',
      'en-GB',
      'de-AT,de;q=0.9,en;q=0.8',
      'ja, ko;q=0.9',
      'en;q=0.1, es;q=0.9',
      'zh-Hans-CN',
      'zh-Hant-TW',
      'zh-cn',
      'zh-SG',
      'pt-PT',
      'PT-br',
      'fr;q=0, it',
      'de;q=abc',
      ';;,,;q=',
      ' fr ; q=0.3 , de ; q=0.4',
      'x'.repeat(5000),
    ]
    for (const header of headers)
      expect([header, chosen(null, header)]).toEqual([header, negotiateLocale(header)])
  })
})
