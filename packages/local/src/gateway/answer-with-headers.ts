import { addHeaders } from '@foyer/functions/http/add-headers'
import type { MiddlewareHandler } from 'hono'
import { answerKind } from '../../../../stacks/answer/answer-kinds.ts'
import { edgePolicies, policyOf } from '../../../../stacks/answer/edge-policies.ts'

/** What runs beside Foyer on its port but is not behind CloudFront on AWS. */
const neighbours = ['/s3/', '/stripe/', '/inbox']

const stripeFrames = /frame-src https:\/\/js\.stripe\.com/

/**
 * Adds what CloudFront's policy for that address adds, from the same list. Uploads go to the page's own origin here, Stripe's
 * frames come from it, and there is no HTTPS to upgrade to.
 */
export function answerWithHeaders(): MiddlewareHandler {
  const policies = edgePolicies({ uploads: [], https: false })
  return async (c, next) => {
    await next()
    if (neighbours.some((prefix) => c.req.path.startsWith(prefix))) return
    addHeaders(c, policies[policyOf[answerKind(c.req.path)]])
    const policy = c.res.headers.get('content-security-policy')
    if (policy) c.header('content-security-policy', policy.replace(stripeFrames, `$& 'self'`))
  }
}
