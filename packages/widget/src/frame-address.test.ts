import { expect, test } from 'vitest'
import { frameAddress, pageLink } from './frame-address.ts'

const of = (attributes: Record<string, string>) =>
  frameAddress('https://tickets.example', (name) => attributes[name] ?? null)

test('an event’s frame is the widget’s page at the script’s own origin', () => {
  expect(of({ event: 'ev_1' })).toBe('https://tickets.example/widget/ev_1')
})

test('the widget’s attributes become parameters, whatever they contain', () => {
  const address = new URL(
    of({ event: 'ev_1', 'promo-code': 'A&B', aff: 'anna', 'text-color': '#112233' }) ?? '',
  )
  expect(Object.fromEntries(address.searchParams)).toEqual({
    promo_code: 'A&B',
    aff: 'anna',
    primary_text_color: '#112233',
  })
})

test('an event attribute cannot lead to another page, and without one there is no frame', () => {
  expect(of({ event: '../e/x?y#z' })).toBe('https://tickets.example/widget/..%2Fe%2Fx%3Fy%23z')
  expect(of({ event: '  ' })).toBeNull()
  expect(of({})).toBeNull()
})

test('the link of a frame that does not come leads to the event’s page, with the same codes and language', () => {
  const attributes: Record<string, string> = {
    event: 'ev_1',
    aff: 'anna',
    locale: 'de',
    theme: 'dark',
    'promo-code': 'A&B',
  }
  expect(pageLink('https://tickets.example', (name) => attributes[name] ?? null)).toBe(
    'https://tickets.example/e/ev_1?promo_code=A%26B&aff=anna&lang=de',
  )
})

test('an element that names an organizer frames their events, and leads to their page', () => {
  const attributes: Record<string, string> = { organizer: 'og_1', aff: 'anna', locale: 'de', theme: 'dark' }
  const of = (name: string) => attributes[name] ?? null
  expect(frameAddress('https://tickets.example', of)).toBe(
    'https://tickets.example/widget/o/og_1?aff=anna&locale=de&theme=dark',
  )
  expect(pageLink('https://tickets.example', of)).toBe('https://tickets.example/o/og_1?aff=anna&lang=de')
})
