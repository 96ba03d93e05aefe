import { AppError, refusalIn } from '@foyer/core/verb'
import type { Context as HonoContext } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { logger } from '../logger.ts'
import { logCaller } from './log-caller.ts'

/** Seconds after which a retry makes sense, unless a refusal of that status says otherwise (RFC 9110, Retry-After). */
const waits: Record<number, number> = { 429: 1, 503: 1 }

/** Every failure as the contract's error body. An unexpected failure is logged under its request id and stays opaque. */
export function errorAnswer(error: Error, c: HonoContext): Response {
  const requestId: string = c.get('requestId')
  const refusal = refusalIn(error) ?? unexpected(error, requestId, c)
  const { code, message, errors, details } = refusal
  c.set('code', code)
  countRefusal(refusal, c)
  const wait = refusal.retry_after ?? waits[refusal.status]
  if (wait !== undefined) c.header('retry-after', String(wait))
  if (refusal.status === 401) c.header('www-authenticate', 'Bearer realm="Foyer"')
  return c.json(
    { code, message, errors, details, request_id: requestId },
    refusal.status as ContentfulStatusCode,
  )
}

/**
 * Lines that the stage counts, so that alarms ring for guessed passwords, a webhook with another secret, and what is broken,
 * with its cause; they name a person by an id or a hash at most (stacks/monitoring).
 */
function countRefusal({ code, status, cause }: AppError, c: HonoContext): void {
  const route = c.req.routePath
  if (code === 'session.wrong_credentials') logger.warn('sign-in refused', { route, ...callerOf(c) })
  else if (code === 'payment.signature_invalid') logger.warn('webhook refused', { route })
  else if (status === 503) logger.error('service unavailable', { code, route, error: cause as Error })
  else if (status === 403 || status === 429)
    logger.warn('request refused', { code, status, route, ...callerOf(c) })
}

const callerOf = (c: HonoContext) =>
  logCaller({ actor: c.get('actor'), email: c.get('email'), clientAddress: c.get('clientAddress') })

function unexpected(error: Error, requestId: string, c: HonoContext): AppError {
  logger.error('unexpected failure', {
    error,
    request_id: requestId,
    method: c.req.method,
    route: c.req.routePath,
  })
  return new AppError('server.unexpected')
}
