import type { Context } from '../verb.ts'

/** For how many days an email is tried again that a budget withholds (docs/decisions/0074). */
export const withholdingDays = 7

const dayMs = 86_400_000
/** Emails that were withheld together do not come back together. */
const spreadMs = 15 * 60_000

/**
 * When an email is tried again that a budget withholds since then: soon after the next day (UTC) begins, with its new budgets.
 * Undefined once it was tried on that many days.
 */
export function nextTry({ now }: Context, withheld_since: string): string | undefined {
  const day = Math.floor(now.getTime() / dayMs)
  if (day - Math.floor(Date.parse(withheld_since) / dayMs) >= withholdingDays) return undefined
  return new Date((day + 1) * dayMs + Math.random() * spreadMs).toISOString()
}
