const hour = 3600

/**
 * Seconds until a message that failed comes back, by how often it was received: quickly at first, since most failures pass, and then
 * once an hour for a day, which is as long as SES may refuse everybody's mail (F34). After the last one it is a dead letter:
 * `stacks/queues.ts` lets it be received once more than there are waits.
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

/** The wait after the failure of a message that has been received that often. */
export function waitAfter(receives: number): number {
  return retryWaits[Math.max(receives, 1) - 1] ?? hour
}
