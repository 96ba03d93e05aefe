const minute = 60
const hour = 60 * minute

/** What Stripe takes and does (docs/decisions/0048, 0058); the local Stripe follows it. */
export const stripeLimits = {
  /** Requests a second with one key. The local Stripe has the limit of live mode. */
  requestsPerSecond: { live: 100, test: 25 },
  /** After this many seconds a repeated idempotency key is a new one. */
  idempotencySeconds: 24 * hour,
  idempotencyKeyLength: 255,
  metadata: { keys: 50, keyLength: 40, valueLength: 500 },
  /** Characters of a text that has no limit of its own. */
  textLength: 5000,
  descriptionLength: 1000,
  statementDescriptorLength: 22,
  /** Seconds from one attempt to deliver an event to the next: three days in all, then Stripe gives up. */
  webhookRetrySeconds: [
    5 * minute,
    30 * minute,
    2 * hour,
    5 * hour,
    10 * hour,
    ...Array<number>(4).fill(12 * hour),
  ],
}
