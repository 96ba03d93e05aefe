import { describe, expect, test } from 'vitest'
import { isLoginNeeded, isOwnAddress, isPublicPath } from './login-redirect.ts'

describe('public paths (specification §6)', () => {
  // Specification: 6.login-redirect
  test.each([
    '/auth/login',
    '/auth/accept-invitation/t0ken',
    '/auth/register',
    '/auth/forgot-password',
    '/account/payment',
    '/checkout/ev_1/abc/details',
    '/event/ev_1/summer',
    '/e/ev_1/summer',
    '/order/ev_1/abc/print',
    '/widget/ev_1',
    '/ticket/ev_1/abc',
    '/ticket/ev_1/abc/print',
    '/check-in/abc',
  ])('%s is public', (path) => expect(isPublicPath(path)).toBe(true))

  test.each([
    '/',
    '/manage/events',
    '/manage/event/ev_1/check-in',
    '/manage/event/ev_1/widget',
    '/account/users',
    '/welcome',
    '/events-archive',
  ])('%s is not', (path) => expect(isPublicPath(path)).toBe(false))
})

describe('login redirect', () => {
  // Specification: 6.login-redirect
  test('happens for a 401 on a private page, signed in or not', () => {
    expect(isLoginNeeded({ status: 401, pathname: '/manage/events', isSignedIn: true })).toBe(true)
    expect(isLoginNeeded({ status: 401, pathname: '/manage/event/ev_1/check-in', isSignedIn: true })).toBe(
      true,
    )
  })

  // Specification: 6.login-redirect
  test('happens for a 403 without a token, and with one leaves it to the no-permission page', () => {
    expect(isLoginNeeded({ status: 403, pathname: '/account/users', isSignedIn: false })).toBe(true)
    expect(isLoginNeeded({ status: 403, pathname: '/account/users', isSignedIn: true })).toBe(false)
  })

  test('happens for a 403 below /manage/event/, even with a token', () => {
    expect(isLoginNeeded({ status: 403, pathname: '/manage/event/ev_1/orders', isSignedIn: true })).toBe(true)
  })

  // Specification: 6.login-redirect
  test('does not happen on public pages and for other statuses', () => {
    expect(isLoginNeeded({ status: 401, pathname: '/checkout/ev_1/abc/details', isSignedIn: false })).toBe(
      false,
    )
    expect(isLoginNeeded({ status: 404, pathname: '/manage/events', isSignedIn: false })).toBe(false)
  })

  // Specification: 6.return-address
  test('refuses to return to another site', () => {
    expect(isOwnAddress('/manage/events?page=2')).toBe(true)
    for (const address of [
      '//evil.example',
      '/\\evil.example',
      '/\t/evil.example',
      '\n//evil.example',
      '/\r\\evil.example',
      'https://evil.example',
      'javascript:alert(1)',
      null,
    ])
      expect(isOwnAddress(address)).toBe(false)
  })
})
