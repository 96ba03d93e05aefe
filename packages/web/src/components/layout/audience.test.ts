import { expect, test } from 'vitest'
import { audienceOf } from './audience.ts'

test.each([
  ['/checkout/ev_2222/abc/details', { kind: 'buyer', eventId: 'ev_2222' }],
  ['/ticket/ev_2222/abc/print', { kind: 'buyer', eventId: 'ev_2222' }],
  ['/ticket/nonsense/abc', { kind: 'buyer' }],
  ['/tickets', { kind: 'buyer' }],
  ['/nowhere/at-all', { kind: 'buyer' }],
  ['/check-in/abc', { kind: 'steward' }],
  ['/manage/event/ev_2222/orders', { kind: 'organizer' }],
  ['/account/users', { kind: 'organizer' }],
  ['/auth/login', { kind: 'organizer' }],
  ['/', { kind: 'organizer' }],
])('a page at %s that cannot go on is for %o', (pathname, audience) => {
  expect(audienceOf(pathname, false)).toEqual(audience)
})

test('an address that says nothing is an organizer’s where its visitor is signed in, and a ticket’s stays a buyer’s', () => {
  expect(audienceOf('/nowhere', true)).toEqual({ kind: 'organizer' })
  expect(audienceOf('/tickets', true)).toEqual({ kind: 'buyer' })
  expect(audienceOf('/ticket/ev_2222/abc', true)).toEqual({ kind: 'buyer', eventId: 'ev_2222' })
})
