import { randomBytes } from 'node:crypto'
import { isKeyLike } from '@foyer/core/api-key/api-key-secret'
import { AppError } from '@foyer/core/verb'
import type { Context as HonoContext, MiddlewareHandler } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { bearerToken } from './bearer-token.ts'
import { isSameText } from './is-same-text.ts'

const cookieName = 'csrf'
const reading = ['GET', 'HEAD', 'OPTIONS']

/**
 * Refuses with `request.csrf` what another site's page makes a browser send (specification §6). The browser itself says
 * where a request comes from. In addition, a writing request with Foyer's cookie must repeat it in
 * `x-csrf-token`, which another site cannot do. A caller without the cookie gets it. API keys are exempt: no browser
 * adds them, and a program that keeps cookies need not know of this one.
 */
export function csrf(): MiddlewareHandler {
  return async (c, next) => {
    if (!isKeyLike(bearerToken(c))) check(c)
    await next()
    // An answer that any cache may keep belongs to no single person.
    if (c.res.headers.get('cache-control')?.startsWith('public')) c.res.headers.delete('set-cookie')
  }
}

function check(c: HonoContext): void {
  const cookie = getCookie(c, cookieName)
  if (cookie === undefined) giveCookie(c)
  if (reading.includes(c.req.method)) return
  const isOfOtherSite = ['cross-site', 'same-site'].includes(c.req.header('sec-fetch-site') ?? '')
  if (isOfOtherSite || (cookie !== undefined && !isSameText(cookie, c.req.header('x-csrf-token') ?? ''))) {
    throw new AppError('request.csrf')
  }
}

/** Readable by Foyer's pages, which repeat it. */
function giveCookie(c: HonoContext): void {
  setCookie(c, cookieName, randomBytes(24).toString('base64url'), {
    path: '/',
    sameSite: 'Lax',
    secure: new URL(c.req.url).protocol === 'https:' || c.req.header('x-forwarded-proto') === 'https',
    maxAge: 30 * 86_400,
  })
}
