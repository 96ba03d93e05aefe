import type { Endpoint } from '@foyer/contracts/endpoint'
import { refusalsOf } from '@foyer/contracts/refusals'
import { refusalIn } from '@foyer/core/verb'
import { logger } from '../logger.ts'
import type { Siblings } from './mount.ts'

/**
 * Logs a refusal that the endpoint does not declare, as a line that the stage counts: a client that follows the contract does not expect
 * it. The caller still gets it, since it is why nothing happened (docs/decisions/0077).
 */
export function noteUndeclared(endpoint: Endpoint, { read, update }: Siblings, error: unknown): void {
  const refusal = refusalIn(error)
  const there = [read, update].flatMap((route) => (route ? [route.endpoint] : []))
  if (!refusal || refusalsOf(endpoint, there).includes(refusal.code)) return
  logger.error('undeclared refusal', { endpoint: endpoint.name, code: refusal.code, error: refusal })
}
