import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { reloadOnceForNewRelease } from './new-release.ts'

const reload = vi.fn()

beforeEach(() => {
  const page = Object.assign(new EventTarget(), {
    location: { href: 'https://foyer.example/auth/login', reload },
  })
  const stored = new Map<string, string>()
  vi.stubGlobal('window', page)
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  reloadOnceForNewRelease()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  reload.mockReset()
})

const fileIsMissing = () => window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }))

it('reloads once when a file of the page is missing', () => {
  expect(fileIsMissing()).toBe(false)
  expect(fileIsMissing()).toBe(true)
  expect(reload).toHaveBeenCalledTimes(1)
})

it('does not reload while the page is being left, and again once somebody stayed', () => {
  vi.useFakeTimers()
  window.dispatchEvent(new Event('beforeunload'))
  expect(fileIsMissing()).toBe(true)
  expect(reload).not.toHaveBeenCalled()
  vi.advanceTimersByTime(6000)
  fileIsMissing()
  expect(reload).toHaveBeenCalledTimes(1)
})
