import type { MiddlewareHandler } from 'hono'
import { answerHeaders } from '../../../../stacks/answer/answer-headers.ts'
import { answerKind } from '../../../../stacks/answer/answer-kinds.ts'

/** What runs beside Foyer on its port but is not behind CloudFront on AWS. */
const neighbours = ['/s3/', '/stripe/', '/inbox']

const stripeFrames = /frame-src https:\/\/js\.stripe\.com/

/**
 * Adds what CloudFront adds to an answer of that address, from the same list. Uploads go to the page's own origin here, Stripe's
 * frames come from it, and there is no HTTPS to upgrade to.
 */
export function answerWithHeaders(): MiddlewareHandler {
  const headers = answerHeaders({ uploads: [], https: false })
  return async (c, next) => {
    await next()
    if (neighbours.some((prefix) => c.req.path.startsWith(prefix))) return
    const { added, forced } = headers[answerKind(c.req.path)]
    for (const [name, value] of Object.entries(added)) {
      if (!c.res.headers.has(name)) c.header(name, value)
    }
    for (const [name, value] of Object.entries(forced)) c.header(name, value)
    const policy = c.res.headers.get('content-security-policy')
    if (policy) c.header('content-security-policy', policy.replace(stripeFrames, `$& 'self'`))
  }
}
