import { afterEach, describe, expect, it, vi } from 'vitest'
import { config, required } from './config.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

function redirectTo(url: string): void {
  vi.stubEnv('EVENT_REDIRECTS', JSON.stringify([{ event_id: 'ev_1', url }]))
}

describe('event redirects', () => {
  // Specification: 2.page-redirects
  it('lead to another site', () => {
    redirectTo('https://theatre.example/play')
    expect(config().EVENT_REDIRECTS).toEqual([{ event_id: 'ev_1', url: 'https://theatre.example/play' }])
  })

  // Specification: 2.page-redirects
  it.each(['javascript:alert(1)', 'data:text/html,x', '//theatre.example', '/e/ev_2'])(
    'never lead to %s',
    (url) => {
      redirectTo(url)
      expect(() => config().EVENT_REDIRECTS).toThrow(/EVENT_REDIRECTS/)
    },
  )
})

describe('a setting', () => {
  it('is asked for by name, and only that one must be there', () => {
    vi.stubEnv('SIGN_UP', 'closed')
    vi.stubEnv('MEDIA_BUCKET', undefined)
    expect(config().SIGN_UP).toBe('closed')
    expect(() => config().MEDIA_BUCKET).toThrow('MEDIA_BUCKET is not configured for this function.')
  })

  it.each(['APPLICATION_FEE_BASIS_POINTS', 'REFUND_APPLICATION_FEE', 'SIGN_UP', 'EVENT_REDIRECTS'] as const)(
    '%s has no default',
    (name) => {
      vi.stubEnv(name, undefined)
      expect(() => config()[name]).toThrow(`${name} is not configured for this function.`)
    },
  )

  it('is refused when it makes no sense, without its text, which may be a secret', () => {
    vi.stubEnv('TOKEN_SECRET', 'too-short')
    expect(() => required('TOKEN_SECRET')).toThrow(/^TOKEN_SECRET: (?!.*too-short)/)
  })

  it('is read again at once when it changes while the process runs', () => {
    vi.stubEnv('SIGN_UP', 'closed')
    expect(config().SIGN_UP).toBe('closed')
    vi.stubEnv('SIGN_UP', 'open')
    expect(config().SIGN_UP).toBe('open')
  })
})
