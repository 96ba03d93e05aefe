import { expect, it, vi } from 'vitest'
import { requestProgress, shownProgress } from './request-progress.ts'

// Specification: 9.progress
it('requests that come and go cause at most 3 updates a second (specification §9)', () => {
  vi.useFakeTimers()
  const updates: boolean[] = []
  const stop = shownProgress.subscribe(() => updates.push(shownProgress.read()))
  for (let tick = 0; tick < 100; tick += 1) {
    requestProgress.started()
    vi.advanceTimersByTime(50)
    requestProgress.ended()
    vi.advanceTimersByTime(50)
  }
  expect(updates.length).toBeGreaterThan(0)
  expect(updates.length).toBeLessThanOrEqual(30)
  requestProgress.started()
  vi.advanceTimersByTime(334)
  expect(shownProgress.read()).toBe(true)
  requestProgress.ended()
  vi.advanceTimersByTime(334)
  expect(shownProgress.read()).toBe(false)
  stop()
  vi.useRealTimers()
})
