import { randomBytes } from 'node:crypto'
import { isKeyLike } from '@foyer/core/api-key/api-key-secret'
import { config } from '@foyer/core/config'
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
 * adds them, and a program that keeps cookies need not know of this one. A page's own form is drawn for anybody and cannot repeat a
 * cookie: there the browser's word decides alone (`isForm`; docs/decisions/0079).
 */
export function csrf(isForm: (path: string) => boolean): MiddlewareHandler {
  return async (c, next) => {
    if (!isKeyLike(bearerToken(c))) check(c, isForm(c.req.path))
    await next()
    // An answer that any cache may keep belongs to no single person.
    if (c.res.headers.get('cache-control')?.startsWith('public')) c.res.headers.delete('set-cookie')
  }
}

function check(c: HonoContext, isForm: boolean): void {
  const cookie = getCookie(c, cookieName)
  if (cookie === undefined) giveCookie(c)
  if (reading.includes(c.req.method)) return
  const isUnproven = isForm
    ? isOfOtherOrigin(c)
    : cookie !== undefined && !isSameText(cookie, c.req.header('x-csrf-token') ?? '')
  if (isOfOtherSite(c) || isUnproven) throw new AppError('request.csrf')
}

function isOfOtherSite(c: HonoContext): boolean {
  return ['cross-site', 'same-site'].includes(c.req.header('sec-fetch-site') ?? '')
}

/** Of a browser that does not say `sec-fetch-site`: every browser names the origin of a form that is posted. */
function isOfOtherOrigin(c: HonoContext): boolean {
  const origin = c.req.header('origin')
  return c.req.header('sec-fetch-site') === undefined && origin !== undefined && origin !== config().SITE_URL
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
