import type { ListOperator } from '@foyer/contracts/list-filter'

/**
 * The instants between which the entries lie that a filter of `at` can let through, as keys compare them; the list's own
 * filter decides at the edges. What is no instant bounds nothing.
 */
export function spanOf(filter: Partial<Record<ListOperator, string>> = {}): { from: string; to: string } {
  const { eq, gt, gte, lt, lte } = filter
  const from = Math.max(...instants(eq, gt, gte))
  const to = Math.min(...instants(eq, lt, lte))
  return {
    from: Number.isFinite(from) ? new Date(from).toISOString() : '0',
    // A millisecond later: a key goes on after its instant.
    to: Number.isFinite(to) ? new Date(to + 1).toISOString() : '9',
  }
}

function instants(...given: (string | undefined)[]): number[] {
  return given
    .map((text) => Date.parse(text ?? ''))
    .filter((instant) => instant >= 0 && instant < lastInstant)
}

/** Beyond it instants are written otherwise and no longer sort by their text. */
const lastInstant = Date.parse('9999-12-31T23:59:59.999Z')
