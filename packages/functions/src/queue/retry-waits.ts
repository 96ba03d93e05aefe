const hour = 3600

/**
 * Seconds until a failed message returns, by how often it was received: quickly at first, because most failures pass, and
 * then once an hour for a day, as long as SES may refuse all email (F34). After the last wait it becomes a dead letter:
 * `stacks/queues.ts` allows one more receive than there are waits.
 */
export const retryWaits: readonly number[] = [
  2,
  10,
  30,
  120,
  300,
  900,
  ...Array.from({ length: 24 }, () => hour),
]

/** The wait after a message has failed, by how often it was received. */
export function waitAfter(receives: number): number {
  return retryWaits[Math.max(receives, 1) - 1] ?? hour
}
