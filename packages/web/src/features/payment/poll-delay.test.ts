import { describe, expect, it } from 'vitest'
import { nextPollDelay } from './poll-delay.ts'

describe('nextPollDelay', () => {
  // Specification: 2.route-checkout-return
  it('asks at growing intervals, and gives up after about a minute', () => {
    const delays: number[] = []
    for (let polls = 1; ; polls += 1) {
      const delay = nextPollDelay('UNCONFIRMED', polls)
      if (delay === null) break
      delays.push(delay)
    }
    expect(delays).toEqual(delays.toSorted((a, b) => a - b))
    const total = delays.reduce((sum, delay) => sum + delay, 0)
    expect(total).toBeGreaterThan(45_000)
    expect(total).toBeLessThan(90_000)
  })

  it('stops at once when the payment is settled', () => {
    expect(nextPollDelay('SUCCEEDED', 1)).toBeNull()
    expect(nextPollDelay('FAILED', 1)).toBeNull()
  })

  // Specification: 4.payment-unconfirmed
  it('continues while the bank is working, and after a missing answer', () => {
    expect(nextPollDelay('PROCESSING', 1)).toBeGreaterThan(0)
    expect(nextPollDelay(undefined, 3)).toBeGreaterThan(0)
  })
})
