import type { PaymentOutcome } from '@foyer/contracts/payment/payment'

const firstMilliseconds = 1000
const growth = 1.5
const longestMilliseconds = 8000
/** About a minute in all. */
const mostPolls = 12

/** Milliseconds until the payment is asked after again; null once it is settled or asking further would only delay the truth. */
export function nextPollDelay(outcome: PaymentOutcome | undefined, polls: number): number | null {
  if (outcome === 'SUCCEEDED' || outcome === 'FAILED' || polls >= mostPolls) return null
  return Math.min(firstMilliseconds * growth ** polls, longestMilliseconds)
}
