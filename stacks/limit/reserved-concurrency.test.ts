import { expect, it } from 'vitest'
import { leastUnreserved, reservedFor, reservedInAll } from './reserved-concurrency.ts'

it('gives the API half of a stage’s calls, and leaves the consumers and AWS theirs', () => {
  expect(reservedFor('api', 1000)).toBe(500)
  expect(reservedFor('page', 1000)).toBe(200)
  expect(reservedFor('stripe-webhook', 1000)).toBe(50)
  expect(reservedFor('relay', 1000)).toBeUndefined()
  expect(1000 - reservedInAll(1000)).toBeGreaterThanOrEqual(leastUnreserved)
})

it('reserves nothing where the stage names no number', () => {
  expect(reservedFor('api', null)).toBeUndefined()
  expect(reservedInAll(null)).toBe(0)
})
