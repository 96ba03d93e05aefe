import { expect, test } from 'vitest'
import { frameNews } from './frame-news.ts'

const frame = { origin: 'https://tickets.example', window: {} }
const source = frame.window as MessageEventSource
const said = (data: unknown) => frameNews({ origin: frame.origin, source, data }, frame)

test('the widget’s frame is as high as its page says', () => {
  expect(said({ type: 'foyer:height', height: 512.4 })).toEqual({ type: 'foyer:height', height: 513 })
  expect(said({ type: 'foyer:height', height: 1e9 })).toEqual({ type: 'foyer:height', height: 20_000 })
})

test('the widget hears that Escape was pressed in its frame', () => {
  expect(said({ type: 'foyer:escape', key: 'x' })).toEqual({ type: 'foyer:escape' })
})

test('a site hears that tickets were held and ordered, and nothing that the frame says besides', () => {
  const reserved = { type: 'foyer:reserved', tickets: 2, total: 2468, currency: 'EUR' }
  const ordered = { type: 'foyer:ordered', reference: 'O-7KQ2M9', total: 0, currency: 'JPY' }
  expect(said({ ...reserved, short_id: 'secret' })).toEqual(reserved)
  expect(said({ ...ordered, email: 'ada@example.com', short_id: 'secret' })).toEqual(ordered)
  expect(said({ type: 'foyer:unavailable', email: 'ada@example.com' })).toEqual({ type: 'foyer:unavailable' })
})

test('the widget believes the frame itself only, from Foyer’s own origin', () => {
  const data = { type: 'foyer:ordered', reference: 'O-7KQ2M9', total: 1, currency: 'EUR' }
  expect(said(data)).toEqual(data)
  expect(frameNews({ origin: 'https://evil.example', source, data }, frame)).toBeNull()
  expect(frameNews({ origin: frame.origin, source: {} as MessageEventSource, data }, frame)).toBeNull()
  expect(frameNews({ origin: frame.origin, source: null, data }, { ...frame, window: null })).toBeNull()
})

test.each([
  [null],
  ['foyer:height'],
  [{ height: 5 }],
  [{ type: 'foyer:height', height: '5' }],
  [{ type: 'foyer:height', height: Number.NaN }],
  [{ type: 'foyer:height', height: -1 }],
  [{ type: 'foyer:height', height: 0 }],
  [{ type: 'foyer:ordered', reference: {}, total: 1, currency: 'EUR' }],
  [{ type: 'foyer:ordered', reference: 'O-1', total: '1', currency: 'EUR' }],
  [{ type: 'foyer:reserved', total: 1, currency: 'EUR' }],
  [{ type: 'foyer:else', total: 1, currency: 'EUR' }],
])('the widget ignores %j', (data) => expect(said(data)).toBeNull())
