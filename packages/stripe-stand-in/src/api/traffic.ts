import { setTimeout as sleep } from 'node:timers/promises'
import { stripeLimits } from '../stripe-limits.ts'
import { ApiError } from './api-error.ts'

/** How the stand-in handles requests that come fast or at the same time. A test control may change it. */
export interface Traffic {
  /** Requests a second that one key may make. */
  requestsPerSecond: number
  /** How long a POST takes, during which it locks its idempotency key and its object; 0: no other request comes in between. */
  postMilliseconds: number
}

/** What only one request may use at a time: idempotency keys of an account, and objects that a request changes. */
interface Claims {
  key: string | null
  object: string | null
}

export function openTraffic(now: () => number) {
  const settings: Traffic = { requestsPerSecond: stripeLimits.requestsPerSecond.live, postMilliseconds: 0 }
  const buckets = new Map<string, { left: number; at: number }>()
  const underway = new Set<string>()

  return {
    settings,
    /** Counts a key's request: a bucket with one second's requests, which refills. Refusal: 429 `rate_limit`. */
    count(key: string): void {
      const { requestsPerSecond } = settings
      const known = buckets.get(key) ?? { left: requestsPerSecond, at: now() }
      const refilled = known.left + ((now() - known.at) / 1000) * requestsPerSecond
      const left = Math.min(requestsPerSecond, refilled)
      buckets.set(key, { left: left < 1 ? left : left - 1, at: now() })
      if (left < 1)
        throw new ApiError(429, { type: 'invalid_request_error', code: 'rate_limit', message: TOO_MANY })
    },
    /**
     * Runs a POST, which takes a while. Refusals: 409 `idempotency_key_in_use` while the first with that key is under way,
     * 429 `lock_timeout` while another changes the same object.
     */
    async post<Answer>({ key, object }: Claims, run: () => Answer): Promise<Answer> {
      if (key !== null && underway.has(key))
        throw new ApiError(409, {
          type: 'invalid_request_error',
          code: 'idempotency_key_in_use',
          message: IN_USE,
        })
      if (object !== null && underway.has(object))
        throw new ApiError(429, { type: 'invalid_request_error', code: 'lock_timeout', message: LOCKED })
      const claims = [key, object].filter((claim) => claim !== null)
      for (const claim of claims) underway.add(claim)
      try {
        if (settings.postMilliseconds > 0) await sleep(settings.postMilliseconds)
        return run()
      } finally {
        for (const claim of claims) underway.delete(claim)
      }
    },
  }
}

const TOO_MANY =
  'Request rate limit exceeded. You can learn more about rate limits here https://stripe.com/docs/rate-limits.'
const IN_USE =
  'There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through). Please try again later.'
const LOCKED =
  'This object cannot be accessed right now because another API request or Stripe process is currently accessing it. If you see this error intermittently, retry the request.'
