/** As far as SQS delays a message. */
const longestWaitMinutes = 15

/** With the waits between them some three days: a day's quota is free again by then. */
export const mostRounds = 300

/** How long mail waits that was put off so often because SES takes none: 1, 2, 4, 8, then every 15 minutes. */
export function closedWaitMinutes(round: number): number {
  return Math.min(longestWaitMinutes, 2 ** round)
}
