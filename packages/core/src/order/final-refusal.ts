import { refusalIn } from '../app-error.ts'
import { PoolDrift } from '../pool/pool-drift.ts'
import { StaleTerms } from '../pool/take-from-pools.ts'
import { isInvalidWrite } from '../table/transact.ts'

/**
 * Whether an order's tickets cannot be taken, however often it is tried: sold out, the event gone, too many shards, terms
 * that never fit, a wrong count. Not so where the table is busy, or does not answer: then it is tried again.
 */
export function isFinalRefusal(error: unknown): boolean {
  const refusal = refusalIn(error)
  if (refusal === null) return error instanceof PoolDrift || isInvalidWrite(error)
  return refusal.code !== 'server.busy' || refusal.cause instanceof StaleTerms
}
