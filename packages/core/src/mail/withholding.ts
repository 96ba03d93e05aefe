import type { Context } from '../verb.ts'

/** For how many days an email that a budget withholds is tried again (docs/decisions/0074). */
export const withholdingDays = 7

const dayMs = 86_400_000
/** Spreads emails that were withheld together, so that they do not return at once. */
const spreadMs = 15 * 60_000

/**
 * When to try a withheld email again: soon after the next day (UTC) begins, with its new budgets. Undefined after that
 * many days.
 */
export function nextTry({ now }: Context, withheld_since: string): string | undefined {
  const day = Math.floor(now.getTime() / dayMs)
  if (day - Math.floor(Date.parse(withheld_since) / dayMs) >= withholdingDays) return undefined
  return new Date((day + 1) * dayMs + Math.random() * spreadMs).toISOString()
}
