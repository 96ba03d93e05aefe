import { expect, test } from 'vitest'
import { frameHeight } from './frame-height.ts'

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
