import { expect, it } from 'vitest'
import { newLinkId } from '../random-id.ts'
import { later, testContext } from '../testing/test-context.ts'
import { takeLocalRate } from './take-rate.ts'

const ctx = testContext({ now: new Date('2026-06-01T12:00:00.000Z') })
const limitOf = (most: number, seconds: number) => ({ name: newLinkId(), most, seconds })

/** How many of the attempts are let through. */
function passing(attempts: number, take: (attempt: number) => void): number {
  return Array.from({ length: attempts }, (_, attempt) => attempt).filter((attempt) => {
    try {
      take(attempt)
      return true
    } catch (error) {
      expect(error).toMatchObject({ code: 'request.too_many', status: 429 })
      return false
    }
  }).length
}

it('a local rate lets a number of calls of one subject through in a window, counts subjects separately, and starts again', () => {
  const limit = limitOf(5, 60)
  expect(passing(12, () => takeLocalRate(ctx, limit, '203.0.113.7'))).toBe(5)
  expect(passing(12, () => takeLocalRate(ctx, limit, '203.0.113.8'))).toBe(5)
  expect(passing(12, () => takeLocalRate(ctx, limit, ''))).toBe(12)
  expect(passing(12, () => takeLocalRate(later(ctx, 60), limit, '203.0.113.7'))).toBe(5)
})

it('a local rate keeps the count of one limit while limits with longer and shorter windows are asked', () => {
  const [short, long] = [limitOf(5, 10), limitOf(5, 600)]
  const passed = passing(12, () => {
    takeLocalRate(ctx, { ...short, most: 100 }, '203.0.113.7')
    takeLocalRate(ctx, long, '203.0.113.7')
  })
  expect(passed).toBe(5)
  for (let second = 0; second < 100; second += 10)
    expect(passing(1, () => takeLocalRate(later(ctx, second), long, '203.0.113.7'))).toBe(0)
})
