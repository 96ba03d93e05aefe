import { afterEach, describe, expect, it } from 'vitest'
import { config, forgetConfig } from './config.ts'

afterEach(() => {
  delete process.env.EVENT_REDIRECTS
  forgetConfig()
})

function redirectTo(url: string): void {
  process.env.EVENT_REDIRECTS = JSON.stringify([{ event_id: 'ev_1', url }])
  forgetConfig()
}

describe('event redirects', () => {
  // Specification: 2.page-redirects
  it('lead to another site', () => {
    redirectTo('https://theatre.example/play')
    expect(config().EVENT_REDIRECTS).toEqual([{ event_id: 'ev_1', url: 'https://theatre.example/play' }])
  })

  // Specification: 2.page-redirects
  it.each(['javascript:alert(1)', 'data:text/html,x', '//theatre.example', '/e/ev_2'])(
    'never to %s',
    (url) => {
      redirectTo(url)
      expect(() => config()).toThrow(/EVENT_REDIRECTS/)
    },
  )
})
