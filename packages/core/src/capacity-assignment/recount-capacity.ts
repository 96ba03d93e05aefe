import { type EventGraph, readEventGraph } from '../event-graph/event-graph.ts'
import type { PoolRef } from '../pool/read-pools.ts'
import { recountBase } from '../pool/recount-base.ts'
import { capacityPool } from '../store/capacity-assignment/capacity-assignment-entity.ts'
import { ticketPools } from '../store/ticket/ticket-entity.ts'

/** The pools of all prices that a capacity assignment limits. */
export function limitedPools(
  { tickets }: Pick<EventGraph, 'tickets'>,
  ticket_ids: readonly string[],
): Required<PoolRef>[] {
  return tickets.filter(({ id }) => ticket_ids.includes(id)).flatMap(ticketPools)
}

/**
 * Frees what a capacity still counts as taken from before it began, although it was released since. Answers whether
 * anything was freed.
 */
export async function recountCapacity(event_id: string, pool_id: string): Promise<boolean> {
  const known = await readLimited(event_id, pool_id)
  if (!known) return false
  const pool = { ...known.pool, event_id }
  return recountBase(pool, async () => (await readLimited(event_id, pool_id))?.limited ?? known.limited)
}

/** A capacity's pool and everything that it limits, as last written, with the terms under which it began. */
async function readLimited(event_id: string, pool_id: string) {
  const graph = await readEventGraph(event_id, { fresh: true })
  const assignment = graph?.capacity_assignments.find((candidate) => candidate.pool_id === pool_id)
  const pool = assignment && capacityPool(assignment)
  if (!graph || !pool) return null
  const limited = assignment.ticket_ids.flatMap((ticket_id) =>
    limitedPools(graph, [ticket_id]).map((price) => ({
      ...price,
      terms: Math.max(price.terms, assignment.terms[ticket_id] ?? 0),
    })),
  )
  return { pool, limited }
}
