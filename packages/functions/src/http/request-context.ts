import type { ApiKeyScope } from '@foyer/contracts/api-key/api-key'
import { negotiateLocale } from '@foyer/contracts/known-locales'
import { type Access, type Permission, type ReadScope, readScopes } from '@foyer/contracts/permission'
import { proofHeader } from '@foyer/contracts/proof-of-work/proof-header'
import { isKeyLike } from '@foyer/core/api-key/api-key-secret'
import { readApiKey } from '@foyer/core/api-key/read-api-key'
import { authorizeForSome, requireUser } from '@foyer/core/authorize'
import { requestsPerKey, takeKeyRate } from '@foyer/core/rate-limit/take-key-rate'
import { readSession, renewedToken } from '@foyer/core/session/token'
import { type Actor, AppError, type Context } from '@foyer/core/verb'
import type { Context as HonoContext } from 'hono'
import { getCookie } from 'hono/cookie'
import { bearerToken } from './bearer-token.ts'

/** The caller, language and key: everything that a verb may know about its request. Denies by default. */
export async function requestContext(c: HonoContext, access: Access): Promise<Context> {
  const token = bearerToken(c)
  const now = new Date()
  const actor: Actor = needsMember(access) ? await memberOf(c, token, now) : { kind: 'anonymous' }
  c.set('actor', actor)
  const ctx: Context = {
    actor,
    now,
    requestId: c.get('requestId'),
    locale: negotiateLocale(getCookie(c, 'locale') ?? c.req.header('accept-language')),
    clientAddress: c.get('clientAddress'),
    idempotencyKey: idempotencyKey(c),
    proof: c.req.header(proofHeader),
    ifMatch: c.req.header('if-match'),
  }
  if (access === 'person') requireUser(ctx)
  else if (needsMember(access) && access !== 'signed_in') authorizeForSome(ctx, access)
  return ctx
}

function needsMember(access: Access): access is Exclude<Access, 'public' | 'link'> {
  return access !== 'public' && access !== 'link'
}

/** A key is never renewed; a person's token is, past half its life. */
async function memberOf(c: HonoContext, token: string, now: Date): Promise<Actor> {
  if (token === '') throw new AppError('session.required')
  if (isKeyLike(token)) {
    const key = await readApiKey(token, now)
    await limitKey(c, key.api_key_id, now)
    return isRead(c) ? { ...key, reads: readsOf(key.scopes) } : key
  }
  const actor = await readSession(token, now)
  const renewed = await renewedToken(token, now)
  if (renewed) c.header('x-auth-token', renewed)
  return actor
}

/** Says in each answer how the key stands, as draft-ietf-httpapi-ratelimit-headers has it. Error: `api_key.too_many_requests`. */
async function limitKey(c: HonoContext, api_key_id: string, now: Date): Promise<void> {
  const { most, seconds } = requestsPerKey
  const { isRefused, left, secondsLeft } = await takeKeyRate({ now }, api_key_id)
  c.header('ratelimit-policy', `"key";q=${most};w=${seconds}`)
  c.header('ratelimit', `"key";r=${left};t=${secondsLeft}`)
  if (isRefused) throw new AppError('api_key.too_many_requests', { retry_after: secondsLeft })
}

function isRead(c: HonoContext): boolean {
  return c.req.method === 'GET' || c.req.method === 'HEAD'
}

/** Calls that read change nothing, so a scope to read is as good there as the one to manage (docs/decisions/0107). */
function readsOf(scopes: readonly ApiKeyScope[]): Permission[] {
  return scopes.flatMap((scope) => (scope in readScopes ? readScopes[scope as ReadScope] : []))
}

function idempotencyKey(c: HonoContext): string | null {
  const key = c.req.header('idempotency-key')
  if (key === undefined) return null
  if (/^[\w-]{16,100}$/.test(key)) return key
  throw new AppError('request.invalid', {
    errors: { 'idempotency-key': ['Send 16 to 100 letters, digits, underscores or hyphens.'] },
  })
}
