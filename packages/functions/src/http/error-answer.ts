import { AppError, refusalIn } from '@foyer/core/app-error'
import type { Context as HonoContext } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { logger } from '../logger.ts'

/** Seconds after which it is worth asking again, where a refusal of that status does not know better (RFC 9110, Retry-After). */
const waits: Record<number, number> = { 429: 1, 503: 1 }

/** Every failure as the contract's error body. What nobody expected is logged under its request id and stays opaque. */
export function errorAnswer(error: Error, c: HonoContext): Response {
  const requestId: string = c.get('requestId')
  const refusal = refusalIn(error) ?? unexpected(error, requestId, c)
  const { code, message, errors, details } = refusal
  const wait = refusal.retry_after ?? waits[refusal.status]
  if (wait !== undefined) c.header('retry-after', String(wait))
  if (refusal.status === 401) c.header('www-authenticate', 'Bearer realm="Foyer"')
  return c.json(
    { code, message, errors, details, request_id: requestId },
    refusal.status as ContentfulStatusCode,
  )
}

function unexpected(error: Error, requestId: string, c: HonoContext): AppError {
  logger.error('unexpected failure', {
    error,
    request_id: requestId,
    method: c.req.method,
    route: c.req.routePath,
  })
  return new AppError('server.unexpected')
}
