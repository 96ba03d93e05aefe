import { timingSafeEqual } from 'node:crypto'

/** Whether the given text is the expected one; the time that it takes does not reveal how much of it was right. */
export function isSameText(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)]
  return one.length === other.length && timingSafeEqual(one, other)
}
