/**
 * The moment of a write, UTC, for programs that ask what changed since they asked last. Not `ctx.now`: a request that waits and tries again
 * writes seconds after it began. No rule depends on it (docs/decisions/0143).
 */
export function writtenAt(): string {
  return new Date().toISOString()
}
