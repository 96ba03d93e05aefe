import { type EventGraph, readEventGraph } from '../event-graph/event-graph.ts'
import { freeBase, type SeenBase } from '../pool/pool-writes.ts'
import { raiseTerms } from '../pool/raise-terms.ts'
import { type PoolRef, readTaken } from '../pool/read-pools.ts'
import { capacityPool } from '../store/capacity-assignment/capacity-assignment-entity.ts'
import { ticketPools } from '../store/ticket/ticket-entity.ts'
import { untilWritten } from '../table/write.ts'

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

interface CountingPool extends PoolRef {
  event_id: string
}

/**
 * Finds how much of a counting pool's `base` is still taken: what is taken of the other pools, less what this pool has
 * counted itself; the rest becomes free. It asks which other pools there are after it has read this one, so that none
 * is missing. Returns whether anything became free. Never frees too much, even while
 * others take and give back: they count as taken until the next look (docs/decisions/0010).
 */
async function recountBase(
  pool: CountingPool,
  readOthers: () => Promise<readonly PoolRef[]>,
): Promise<boolean> {
  return untilWritten(() => recountOnce(pool, readOthers))
}

async function recountOnce(
  pool: CountingPool,
  readOthers: () => Promise<readonly PoolRef[]>,
): Promise<boolean | 'lost'> {
  const before = await readTaken([pool])
  const base = sumOf(before, ({ base }) => base)
  if (base === 0) return false
  const others = await readOthers()
  const taken = await readTaken(others)
  if (isAnyBehind(taken, others)) {
    await raiseTerms(others)
    return 'lost'
  }
  const after = await readTaken([pool])
  const givenBackMeanwhile =
    sumOf(after, ({ given_back }) => given_back) - sumOf(before, ({ given_back }) => given_back)
  const standing =
    sumOf(taken, ({ taken }) => taken) - sumOf(before, ({ taken }) => taken) + givenBackMeanwhile
  return free(pool.event_id, before, base - Math.max(0, standing))
}

/**
 * Turns this much base into free, unless another process has changed the base since it was read. Shard after shard, always in this
 * order, each as it was seen: a rival with the same count is refused at the first shard, so nothing is freed twice.
 */
async function free(event_id: string, shards: readonly SeenBase[], amount: number): Promise<boolean> {
  let left = amount
  for (const { pool_id, shard, base } of shards.toSorted((a, b) => a.shard - b.shard)) {
    const part = Math.min(base, left)
    if (part <= 0) continue
    if (!(await freeBase(event_id, { pool_id, shard, base }, part))) break
    left -= part
  }
  return amount > 0
}

function isAnyBehind(
  shards: readonly { pool_id: string; terms: number }[],
  pools: readonly PoolRef[],
): boolean {
  const terms = new Map(pools.map((pool) => [pool.pool_id, pool.terms ?? 0]))
  return shards.some((shard) => shard.terms < (terms.get(shard.pool_id) ?? 0))
}

function sumOf<Shard>(shards: readonly Shard[], of: (shard: Shard) => number): number {
  return shards.reduce((sum, shard) => sum + of(shard), 0)
}
