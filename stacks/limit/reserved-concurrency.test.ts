import { expect, it } from 'vitest'
import { callsOfTheRest, leastUnreserved, reservedFor, reservedInAll } from './reserved-concurrency.ts'

it('gives the API half of a stage’s calls, and leaves the consumers and AWS theirs', () => {
  expect(reservedFor('api', 1000)).toBe(500)
  expect(reservedFor('door', 1000)).toBe(50)
  expect(reservedFor('page', 1000)).toBe(150)
  expect(reservedFor('stripe-webhook', 1000)).toBe(50)
  expect(reservedFor('relay', 1000)).toBeUndefined()
  expect(1000 - reservedInAll(1000)).toBeGreaterThanOrEqual(leastUnreserved)
})

it('leaves AWS its calls in an account with 500 and no more, and not in one with 400', () => {
  expect(500 - reservedInAll(500)).toBeGreaterThanOrEqual(leastUnreserved)
  expect(400 - reservedInAll(400)).toBeLessThan(leastUnreserved)
})

it('counts the relay among what shares the rest: 77 calls with a new table, 181 with one that is warm for 500 buyers', () => {
  expect(callsOfTheRest()).toBe(77)
  expect(callsOfTheRest()).toBeLessThanOrEqual(leastUnreserved)
  expect(callsOfTheRest(30)).toBe(181)
  expect(callsOfTheRest(30)).toBeLessThanOrEqual(1000 - reservedInAll(1000))
})

it('reserves nothing where the stage names no number', () => {
  expect(reservedFor('api', null)).toBeUndefined()
  expect(reservedInAll(null)).toBe(0)
})
