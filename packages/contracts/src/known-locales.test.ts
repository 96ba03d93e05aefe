import { describe, expect, it } from 'vitest'
import { negotiateLocale } from './known-locales.ts'

describe('negotiateLocale', () => {
  it('takes an exact language, by weight', () => {
    expect(negotiateLocale('fr;q=0.5, pt-BR')).toBe('pt-BR')
  })

  it('takes the language of a region that Foyer does not have', () => {
    expect(negotiateLocale('de-AT,en;q=0.8')).toBe('de')
  })

  it('tells Simplified from Traditional Chinese', () => {
    expect([negotiateLocale('zh-Hans'), negotiateLocale('zh-SG'), negotiateLocale('zh-TW')]).toEqual([
      'zh-CN',
      'zh-CN',
      'zh',
    ])
  })

  // Specification: 1.locale-cookie 1.locale-browser
  it('falls back to English', () => {
    expect([negotiateLocale('ja, nl'), negotiateLocale(''), negotiateLocale(null)]).toEqual([
      'en',
      'en',
      'en',
    ])
  })
})
