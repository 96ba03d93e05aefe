import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { invoke, TimedOut } from './lambda-function.ts'

it('a function hears how much of its time is left, and is ended when it is used up', async () => {
  const left: number[] = []
  const fn = (timeoutSeconds: number) => ({
    name: 'relay',
    timeoutSeconds,
    handler: async (_event: null, context: { getRemainingTimeInMillis: () => number }) => {
      left.push(context.getRemainingTimeInMillis())
      await sleep(30)
      left.push(context.getRemainingTimeInMillis())
      return 'done'
    },
  })
  expect(await invoke(fn(60), null)).toBe('done')
  const [first = 0, second = 0] = left
  expect(first).toBeGreaterThan(59_000)
  expect(first).toBeLessThanOrEqual(60_000)
  expect(second).toBeLessThan(first)
  const ended = invoke(fn(0.005), null)
  await expect(ended).rejects.toBeInstanceOf(TimedOut)
  await expect(ended).rejects.toThrow(/Task timed out after 0\.01 seconds$/)
})
