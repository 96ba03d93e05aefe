import { negotiateLocale } from '@foyer/contracts/locale'
import type { Access } from '@foyer/contracts/permission'
import { AppError } from '@foyer/core/app-error'
import { authorize, requireUser } from '@foyer/core/authorize'
import type { Actor, Context } from '@foyer/core/context'
import { readSession, renewedToken } from '@foyer/core/session/token'
import type { Context as HonoContext } from 'hono'
import { getCookie } from 'hono/cookie'
import { checkCsrf } from './csrf.ts'

/** Who calls, in which language, with which key: everything a verb may know of its request. Denies by default. */
export async function requestContext(c: HonoContext, access: Access): Promise<Context> {
  checkCsrf(c)
  const now = new Date()
  const ctx: Context = {
    actor: needsSession(access) ? await sessionActor(c, now) : { kind: 'anonymous' },
    now,
    requestId: c.get('requestId'),
    locale: negotiateLocale(getCookie(c, 'locale') ?? c.req.header('accept-language')),
    clientAddress: c.get('clientAddress'),
    idempotencyKey: idempotencyKey(c),
  }
  if (access === 'person') requireUser(ctx)
  else if (needsSession(access) && access !== 'signed_in') authorize(ctx, access)
  return ctx
}

function needsSession(access: Access): access is Exclude<Access, 'public' | 'link'> {
  return access !== 'public' && access !== 'link'
}

async function sessionActor(c: HonoContext, now: Date): Promise<Actor> {
  const token = /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1]
  if (!token) throw new AppError('session.required')
  const actor = await readSession(token, now)
  const renewed = await renewedToken(token, now)
  if (renewed) c.header('x-auth-token', renewed)
  return actor
}

function idempotencyKey(c: HonoContext): string | null {
  const key = c.req.header('idempotency-key')
  if (key === undefined) return null
  if (/^[\w-]{16,100}$/.test(key)) return key
  throw new AppError('request.invalid', {
    errors: { 'idempotency-key': ['Send 16 to 100 letters, digits, underscores or hyphens.'] },
  })
}
