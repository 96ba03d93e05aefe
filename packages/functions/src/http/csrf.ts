import { randomBytes, timingSafeEqual } from 'node:crypto'
import { AppError } from '@foyer/core/app-error'
import type { Context as HonoContext } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'

const cookieName = 'csrf'

/**
 * Double-submit check (specification §6): who sends our cookie with a writing request must repeat it in
 * `x-csrf-token`, which another site cannot. Callers without cookies carry no ambient authority and pass.
 */
export function checkCsrf(c: HonoContext): void {
  const cookie = getCookie(c, cookieName)
  if (cookie === undefined) {
    giveCookie(c)
    return
  }
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return
  const header = Buffer.from(c.req.header('x-csrf-token') ?? '')
  const expected = Buffer.from(cookie)
  if (header.length !== expected.length || !timingSafeEqual(header, expected))
    throw new AppError('request.csrf')
}

function giveCookie(c: HonoContext): void {
  setCookie(c, cookieName, randomBytes(24).toString('base64url'), {
    path: '/',
    sameSite: 'Lax',
    secure: new URL(c.req.url).protocol === 'https:' || c.req.header('x-forwarded-proto') === 'https',
    maxAge: 30 * 86_400,
  })
}
