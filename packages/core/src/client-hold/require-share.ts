import { fewestProofBits } from '@foyer/contracts/proof-of-work/proof-of-work'
import { type PoolRef, readTaken } from '../pool/read-pools.ts'
import { requireProof } from '../proof-of-work/require-proof.ts'
import { ClientHoldEntity, type HoldWindow } from '../store/client-hold/client-hold-entity.ts'
import { AppError, type Context } from '../verb.ts'
import { isPassOf } from '../waiting-room/require-turn.ts'
import type { CountedHold } from './count-hold.ts'
import { freeTickets } from './few-held.ts'

/** Beyond, a client holds at most this part of what is left before it is asked for a proof of work. */
export const freeShare = 0.2

/** Of a whole stock, a client holds at most this part without having paid for it. */
const mostUnpaidShare = 0.1

/**
 * Lets a client's request through as long as it holds few tickets, or few of what is left; beyond, for a proof of
 * work that grows with the share, up to a ceiling of what is not paid for: from there the client waits in line until some of it is
 * bought or ends (F30, docs/decisions/0166). What is left is read for clients with many tickets only. For those clients only, it answers
 * where to count the order off when it ends.
 */
export async function requireShare(
  ctx: Context,
  counted: CountedHold,
  pass: string | undefined,
): Promise<HoldWindow | undefined> {
  if (counted.tickets <= freeTickets) return undefined
  const { event_id, client, window } = counted
  const [before, { left, stock }] = await Promise.all([
    ticketsIn({ event_id, client, window: window - 1 }),
    scarcestOf(counted.pools),
  ])
  const held = counted.tickets + before
  const share = held / (freeShare * Math.max(1, left))
  if (share > 1 && held > ceilingOf(counted, stock)) throw await inLine(ctx, event_id, pass)
  if (share > 1) await requireProof(ctx, `order/${event_id}`, fewestProofBits + Math.log2(share))
  return { event_id, client, window }
}

/** Holds of the window before may still be open. */
async function ticketsIn(window: HoldWindow): Promise<number> {
  const { data } = await ClientHoldEntity.get(window).go()
  return Math.max(0, data?.tickets ?? 0)
}

/** Two large orders are always allowed. The first few tickets come on top: nothing counts them off when they are bought. */
function ceilingOf({ largestOrder }: CountedHold, stock: number): number {
  if (largestOrder === null) return Number.POSITIVE_INFINITY
  return freeTickets + Math.max(2 * largestOrder, Math.ceil(mostUnpaidShare * stock))
}

/** One more of its orders goes before the client's next one. */
async function inLine(ctx: Context, event_id: string, pass: string | undefined): Promise<AppError> {
  if (!(await isPassOf(ctx, { event_id, pass }))) return new AppError('waiting_room.pass_required')
  return new AppError('waiting_room.not_your_turn', { details: { place: 0, ahead: 1 }, retry_after: 15 })
}

/** The pool of which the least is left, and its size. */
async function scarcestOf(pools: readonly PoolRef[]): Promise<{ left: number; stock: number }> {
  const shards = await readTaken(pools)
  const sums = [...Map.groupBy(shards, ({ pool_id }) => pool_id).values()].map((ofPool) => ({
    left: ofPool.reduce((sum, { free }) => sum + free, 0),
    stock: ofPool.reduce((sum, { free, taken, base }) => sum + free + taken + base, 0),
  }))
  return sums.reduce((least, pool) => (pool.left < least.left ? pool : least))
}
