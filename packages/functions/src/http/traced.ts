import { withPatience } from '@foyer/core/patience'
import { withTrace } from '@foyer/core/trace'
import type { Context as HonoContext, Next } from 'hono'
import { logger } from '../logger.ts'

/**
 * Runs a request under its id, which follows its messages to the last email, and logs one line for each write's answer:
 * the dashboard reads sales, refusals and times from these lines (docs/decisions/0054). It never logs a path, which may be a key.
 */
export async function traced(c: HonoContext, next: Next): Promise<void> {
  const began = Date.now()
  await withTrace(c.get('requestId'), async () => {
    await withPatience(next)
    const { method, routePath: route } = c.req
    if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return
    const { status } = c.res
    const milliseconds = Date.now() - began
    logger.info('request answered', { method, route, status, code: c.get('code'), milliseconds })
  })
}
