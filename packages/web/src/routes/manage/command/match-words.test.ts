import { describe, expect, it } from 'vitest'
import { matchWords } from './match-words.ts'

describe('matchWords', () => {
  it('finds every typed word, in any order, ignoring case and accents', () => {
    expect(matchWords('', 'gebuhren', ['Konto: Steuern und Gebühren'])).toBeGreaterThan(0)
    expect(matchWords('', 'fees tax', ['Account: Taxes and fees'])).toBeGreaterThan(0)
  })

  it('ranks matches at the beginning first', () => {
    expect(matchWords('', 'or', ['Orders'])).toBeGreaterThan(matchWords('', 'or', ['All organizers']))
  })

  it('does not match scattered letters, or text that is not shown', () => {
    expect(matchWords('', 'zzzz', ['All organizers'])).toBe(0)
    expect(matchWords('/manage/event/ev_1/orders', 'manage', ['Orders'])).toBe(0)
  })
})
