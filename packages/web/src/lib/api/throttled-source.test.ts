import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { throttledSource } from './throttled-source.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

// Specification: 9.progress
test('a throttled source updates at most once per interval, skips changes that end within it, and always delivers the last value', () => {
  let value = 0
  let changed = () => {}
  const set = (next: number) => {
    value = next
    changed()
  }
  const seen: number[] = []
  const source = throttledSource(
    (listener) => {
      changed = listener
      return () => {}
    },
    () => value,
    300,
  )
  source.subscribe(() => seen.push(source.read()))

  set(1)
  set(0)
  vi.advanceTimersByTime(1000)
  expect(seen).toEqual([])

  for (let tick = 1; tick <= 10; tick += 1) {
    set(tick)
    vi.advanceTimersByTime(100)
  }
  vi.advanceTimersByTime(300)
  expect(seen.length).toBeLessThanOrEqual(4)
  expect(seen.at(-1)).toBe(10)
})
