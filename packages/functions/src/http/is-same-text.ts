import { timingSafeEqual } from 'node:crypto'

/** Whether somebody gave the text that is expected; how long it takes does not tell how much of it was right. */
export function isSameText(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)]
  return one.length === other.length && timingSafeEqual(one, other)
}
