import { afterEach, expect, test, vi } from 'vitest'
import { frameHeight, keepHeight, keptHeight } from './frame-height.ts'

afterEach(() => vi.unstubAllGlobals())

const frame = { origin: 'https://tickets.example', window: {} }
const source = frame.window as MessageEventSource
const message = { origin: frame.origin, source, data: { type: 'foyer:height', height: 512.4 } }

test('the widget’s frame is as high as its page says', () => {
  expect(frameHeight(message, frame)).toBe(513)
  expect(frameHeight({ ...message, data: { type: 'foyer:height', height: 1e9 } }, frame)).toBe(20_000)
})

test('the widget takes its height from the frame itself only, and only a height', () => {
  expect(frameHeight({ ...message, origin: 'https://evil.example' }, frame)).toBeNull()
  expect(frameHeight({ ...message, source: {} as MessageEventSource }, frame)).toBeNull()
  const others = [null, 'foyer:height', { height: 5 }, { type: 'foyer:height', height: '5' }]
  for (const height of [Number.NaN, -1, 0]) others.push({ type: 'foyer:height', height } as never)
  for (const data of others) expect(frameHeight({ ...message, data }, frame)).toBeNull()
})

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
