import { afterEach, expect, test, vi } from 'vitest'
import { keepHeight, keptHeight } from './frame-height.ts'

afterEach(() => vi.unstubAllGlobals())

test('the widget keeps the room that its tickets took last, for each event and width, so that nothing below moves', () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  vi.stubGlobal('window', { innerWidth: 390 })
  const address = 'https://tickets.example/widget/ev_1'
  expect(keptHeight(address)).toBeNull()
  keepHeight(`${address}?promo_code=A`, 812)
  expect([keptHeight(address), keptHeight('https://tickets.example/widget/ev_2')]).toEqual([812, null])
  vi.stubGlobal('window', { innerWidth: 1200 })
  expect(keptHeight(address)).toBeNull()
})

test('a site that closes its storage gets the widget all the same', () => {
  vi.stubGlobal('window', { innerWidth: 390 })
  expect(() => keepHeight('https://tickets.example/widget/ev_1', 812)).not.toThrow()
  expect(keptHeight('https://tickets.example/widget/ev_1')).toBeNull()
})
