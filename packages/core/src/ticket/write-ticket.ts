import { createWriteTransaction } from 'electrodb'
import { forgetEventGraph } from '../event/event-graph-cache.ts'
import type { PoolChange } from '../pool/pool-change.ts'
import { poolClosings } from '../pool/pool-closings.ts'
import { poolEntities, poolWrites } from '../pool/pool-writes.ts'
import type { PoolRef } from '../pool/read-pools.ts'
import { transact } from '../table/transact.ts'
import { TicketEntity, type TicketItem } from './ticket-entity.ts'

interface TicketWrite {
  /** The ticket as it was read; its version must still be the stored one. */
  before: TicketItem
  /** Null deletes it. */
  after: TicketItem | null
  changes?: readonly PoolChange[]
  closings?: readonly PoolRef[]
}

/** `lost`: somebody changed the ticket first; `taken`: a pool's condition refused, for something was bought. */
export type TicketWriteResult = 'lost' | 'taken' | TicketItem

/**
 * One write of a ticket with what it does to its prices' pools, together or not at all. A transaction has room for
 * one price's shards, so a write never concerns more than one pool.
 */
export async function writeTicket({
  before,
  after,
  changes = [],
  closings = [],
}: TicketWrite): Promise<TicketWriteResult> {
  const { event_id, id } = before
  const next = { ...(after ?? before), version: before.version + 1 }
  const refusals = await transact(() =>
    createWriteTransaction({ ticket: TicketEntity, ...poolEntities }, ({ ticket, ...pools }) => [
      (after ? ticket.put(next) : ticket.delete({ event_id, id }))
        .where(({ version }, { eq }) => eq(version, before.version))
        .commit(),
      ...poolWrites(pools, changes),
      ...poolClosings(pools, closings),
    ]).go(),
  )
  forgetEventGraph(event_id)
  if (refusals === null) return next
  return refusals[0] === 'ConditionalCheckFailed' ? 'lost' : 'taken'
}
