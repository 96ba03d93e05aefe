import { fewestProofBits } from '@foyer/contracts/proof-of-work/proof-of-work'
import { type PoolRef, readTaken } from '../pool/read-pools.ts'
import { requireProof } from '../proof-of-work/require-proof.ts'
import { ClientHoldEntity, type HoldWindow } from '../store/client-hold/client-hold-entity.ts'
import type { Context } from '../verb.ts'
import type { CountedHold } from './count-hold.ts'
import { freeTickets } from './few-held.ts'

/** Beyond, a client holds at most this part of what is left before it is asked for a proof of work. */
export const freeShare = 0.2

/**
 * Lets a client's request through as long as it holds few tickets, or few of what is left; beyond, for a proof of
 * work that grows with the share, so that a campus behind one address can still buy and a script pays more and more
 * (F30). What is left is read for clients with many tickets only. For those clients only, it answers where to count
 * the order off when it ends.
 */
export async function requireShare(ctx: Context, counted: CountedHold): Promise<HoldWindow | undefined> {
  if (counted.tickets <= freeTickets) return undefined
  const { event_id, client, window } = counted
  const [before, left] = await Promise.all([
    ticketsIn({ event_id, client, window: window - 1 }),
    fewestLeft(counted.pools),
  ])
  const share = (counted.tickets + before) / (freeShare * Math.max(1, left))
  if (share > 1) await requireProof(ctx, `order/${event_id}`, fewestProofBits + Math.log2(share))
  return { event_id, client, window }
}

/** Holds of the window before may still be open. */
async function ticketsIn(window: HoldWindow): Promise<number> {
  const { data } = await ClientHoldEntity.get(window).go()
  return Math.max(0, data?.tickets ?? 0)
}

/** What is left of the pool that has the least. */
async function fewestLeft(pools: readonly PoolRef[]): Promise<number> {
  const shards = await readTaken(pools)
  const left = Map.groupBy(shards, ({ pool_id }) => pool_id)
  return Math.min(...[...left.values()].map((ofPool) => ofPool.reduce((sum, { free }) => sum + free, 0)))
}
