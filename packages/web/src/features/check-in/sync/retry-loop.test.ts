import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { retryDelay, startRetryLoop } from './retry-loop.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('retryDelay', () => {
  it('doubles up to a minute, and spreads devices over half of the delay', () => {
    expect([1, 2, 3, 6, 50].map((failures) => retryDelay(failures, 1))).toEqual([
      2000, 4000, 8000, 60_000, 60_000,
    ])
    expect(retryDelay(1, 0)).toBe(1000)
  })
})

describe('startRetryLoop', () => {
  it('retries after a failure and an error, and rests when a round succeeds', async () => {
    const round = vi.fn<() => Promise<boolean>>().mockResolvedValue(true)
    round.mockResolvedValueOnce(false).mockRejectedValueOnce(new Error('broken'))
    const loop = startRetryLoop(round)
    loop.wake()
    await vi.advanceTimersByTimeAsync(10 * 60_000)
    expect(round).toHaveBeenCalledTimes(3)
    loop.stop()
  })

  it('starts a round as soon as it is woken, and never runs two at once', async () => {
    let finish = (_isDone: boolean) => {}
    const round = vi.fn(() => new Promise<boolean>((resolve) => (finish = resolve)))
    const loop = startRetryLoop(round)
    loop.wake()
    loop.wake()
    expect(round).toHaveBeenCalledTimes(1)
    finish(false)
    await vi.advanceTimersByTimeAsync(0)
    expect(round).toHaveBeenCalledTimes(2)
    loop.stop()
    finish(false)
    await vi.advanceTimersByTimeAsync(10 * 60_000)
    loop.wake()
    expect(round).toHaveBeenCalledTimes(2)
  })
})
