import type { PaymentOutcome } from '@foyer/contracts/payment/payment'

const firstMilliseconds = 1000
const growth = 1.5
const longestMilliseconds = 8000
/** The maximum number of requests, which take about a minute together. */
const mostPolls = 12

/** Milliseconds until the next request for the outcome. Null once it is settled, or once the page gives up. */
export function nextPollDelay(outcome: PaymentOutcome | undefined, polls: number): number | null {
  if (outcome === 'SUCCEEDED' || outcome === 'FAILED' || polls >= mostPolls) return null
  return Math.min(firstMilliseconds * growth ** polls, longestMilliseconds)
}
