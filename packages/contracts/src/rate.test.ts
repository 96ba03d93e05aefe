import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shareOf, wholeRate } from './rate.ts'

describe('a share of an amount', () => {
  it('accepts a percentage with three decimals', () => {
    expect(shareOf(10_000, 8875)).toBe(888)
    expect(shareOf(20_000, 9975)).toBe(1995)
    expect(shareOf(1_000_000, 1)).toBe(10)
  })

  it('rounds half up', () => {
    expect([shareOf(5, 10_000), shareOf(4, 10_000), shareOf(15, 10_000), shareOf(0, wholeRate)]).toEqual([
      1, 0, 2, 0,
    ])
  })

  it('rounds once, also to the step of a currency', () => {
    expect([shareOf(24_690, 5000), shareOf(24_690, 5000, 10)]).toEqual([1235, 1230])
    expect(shareOf(24_700, 5000, 10)).toBe(1240)
  })

  it('is exact for any amount and rate', () => {
    fc.assert(
      fc.property(fc.nat(10 ** 15), fc.nat(wholeRate), fc.constantFrom(1, 10), (amount, rate, step) => {
        const whole = 100_000n * BigInt(step)
        const exact = ((2n * BigInt(amount) * BigInt(rate) + whole) / (2n * whole)) * BigInt(step)
        expect(BigInt(shareOf(amount, rate, step))).toBe(exact)
      }),
    )
  })
})
