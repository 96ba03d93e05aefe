import { AppError } from '@foyer/core/verb'
import type { Hono, MiddlewareHandler } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { errorAnswer } from './error-answer.ts'

/**
 * Answers 405 with `Allow` if a known address does not have the method. To OPTIONS it answers the same with 204.
 */
// biome-ignore lint/suspicious/noExplicitAny: of whatever environment the app has.
export function refuseUndeclared(app: Hono<any>): MiddlewareHandler {
  return methodNotAllowed({
    app,
    onMethodNotAllowed: (c, methods) => {
      c.header('allow', [...methods, 'OPTIONS'].join(', '))
      if (c.req.method === 'OPTIONS') return c.body(null, 204)
      return errorAnswer(new AppError('route.method_not_allowed'), c)
    },
  })
}
