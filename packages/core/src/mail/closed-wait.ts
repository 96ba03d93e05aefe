import type { EmailWaits } from './ses-refusal.ts'

/** As far as SQS delays a message. */
const longestWaitSeconds = 15 * 60

/** With the waits between them some three days: a day's quota is free again by then. */
export const mostRounds = 300

/**
 * How long mail waits, in seconds, that was put off so often because SES takes none: 1, 2, 4, 8, then every 15 minutes; where only
 * too many were sent within a second, 2, 4, 8 seconds and so on.
 */
export function closedWaitSeconds(round: number, { isTooFast }: Pick<EmailWaits, 'isTooFast'>): number {
  return Math.min(longestWaitSeconds, isTooFast ? 2 * 2 ** round : 60 * 2 ** round)
}
