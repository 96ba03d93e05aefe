import { setTimeout as pause } from 'node:timers/promises'
import { backOff } from '@foyer/core/table/write'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { beginCall, inAskedTime, watchAskedTime } from './asked-time.ts'

let end: () => void
beforeAll(() => {
  end = watchAskedTime()
})
afterAll(() => end())

it('counts the requested pauses, including the product’s own retries, and no timeout that never fired', async () => {
  const chance = vi.spyOn(Math, 'random').mockReturnValue(1)
  const asked = await inAskedTime(async () => {
    await new Promise((resolve) => setTimeout(resolve, 30))
    clearTimeout(setTimeout(() => {}, 60_000))
    await backOff(0, 400, 50)
  })
  chance.mockRestore()
  expect(asked).toBeCloseTo(0.08)
})

it('does not count pauses of other callers', async () => {
  const [asked] = await Promise.all([inAskedTime(async () => {}), pause(20)])
  expect(asked).toBe(0)
})

it('reports the longest of several calls', async () => {
  const asked = await inAskedTime(async () => {
    for (const milliseconds of [10, 40, 20]) {
      beginCall()
      await pause(milliseconds)
    }
  })
  expect(asked).toBeCloseTo(0.04)
})
