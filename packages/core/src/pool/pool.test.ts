import { describe, expect, it } from 'vitest'
import { newId } from '../random-id.ts'
import { transact } from '../table/write.ts'
import { withoutGuard } from '../testing/guard/without-guard.ts'
import { unmarked } from '../testing/unmarked.ts'
import { isAppError } from '../verb.ts'
import { openPool, unlimitedSize } from './open-pool.ts'
import { mostShardsPerOrder } from './plan-takes.ts'
import { type PoolChange, poolChanges } from './pool-change.ts'
import { clearingMark, type MarkClearing, poolTransaction } from './pool-writes.ts'
import { type PoolRef, readPools } from './read-pools.ts'
import { resizePool } from './resize-pool.ts'
import { takeFromPools } from './take-from-pools.ts'

async function write(changes: PoolChange[]): Promise<boolean> {
  const run = (clearing?: MarkClearing) => transact(() => poolTransaction(changes, clearing))
  return (await clearingMark(unmarked.event_id, changes, run)) === null
}

async function take(pools: readonly PoolRef[], quantity: number) {
  const wants = pools.map((pool) => ({ ...pool, quantity }))
  const taken = await takeFromPools(wants, {
    shortage: unmarked,
    write: async (_takes, changes) => ((await write(changes)) ? 'written' : 'short'),
  })
  return taken.takes
}

async function newPool(size: number | null): Promise<PoolRef> {
  const pool_id = newId('price')
  return { pool_id, shards: await openPool(pool_id, size) }
}

async function resize(pool: PoolRef, size: number | null): Promise<void> {
  const resized = await resizePool(pool, {
    size,
    refusal: { code: 'ticket.below_sold' },
    write: async ({ changes }) => ((await write(changes)) ? 'written' : 'taken'),
  })
  if (resized === 'lost') await resize(pool, size)
}

async function counts(pool: PoolRef) {
  return (await readPools([pool])).get(pool.pool_id)
}

async function outcomes(attempts: Promise<unknown>[]) {
  const settled = await Promise.allSettled(attempts)
  const refusals = settled.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
  for (const reason of refusals) if (!isAppError(reason, 'order.sold_out')) throw reason
  return { taken: settled.length - refusals.length, soldOut: refusals.length }
}

describe('a pool', () => {
  it('keeps free + held + sold = size through hold, sale, release and return', async () => {
    const pool = await newPool(10)
    const takes = await take([pool], 4)
    expect(await counts(pool)).toMatchObject({ free: 6, held: 4, sold: 0 })
    await write(poolChanges('sell', takes))
    expect(await counts(pool)).toMatchObject({ free: 6, held: 0, sold: 4 })
    await write(poolChanges('return', takes))
    expect(await counts(pool)).toMatchObject({ free: 10, held: 0, sold: 0 })
  })

  it('refuses a second release of the same hold', async () => {
    const pool = await newPool(10)
    const takes = await take([pool], 4)
    expect(await write(poolChanges('release', takes))).toBe(true)
    expect(await write(poolChanges('release', takes))).toBe(false)
    expect(await counts(pool)).toMatchObject({ free: 10, held: 0, sold: 0 })
  })

  it('gives out the last tickets even if they lie in several shards', async () => {
    const pool = await newPool(100)
    expect(pool.shards).toBe(4)
    const drain = Array.from({ length: 4 }, (_, shard) => ({
      pool_id: pool.pool_id,
      shard,
      free: -24,
      held: 24,
      sold: 0,
    }))
    await write(drain)
    expect(await take([pool], 4)).toHaveLength(4)
    await expect(take([pool], 1)).rejects.toMatchObject({ code: 'order.sold_out' })
  })

  it('is refused to an order that has as many shards as one may have (F25)', async () => {
    const pool = await newPool(10)
    const keeps = Array.from({ length: mostShardsPerOrder }, (_, shard) => ({
      pool_id: newId('price'),
      shard,
      quantity: 1,
    }))
    const write = async () => 'written' as const
    const options = { shortage: unmarked, write, keeps }
    await expect(takeFromPools([{ ...pool, quantity: 1 }], options)).rejects.toMatchObject({
      code: 'order.too_large',
    })
  })

  /** Two large pools that an order needs both, as a ticket's and its hall's, with one left in each of their shards. */
  async function mintScattered(): Promise<PoolRef[]> {
    const pools = await Promise.all([newPool(800), newPool(800)])
    for (const pool of pools) await resize(pool, 32)
    expect(pools.map(({ shards }) => shards)).toEqual([32, 32])
    return pools
  }

  it('gives an order of several what was left, one in each shard, when a large pool was made small', async () => {
    const pools = await mintScattered()
    const takes = await take(pools, 30)
    expect(takes.length).toBeLessThanOrEqual(mostShardsPerOrder)
    for (const pool of pools) expect(await counts(pool)).toMatchObject({ free: 2, held: 30, sold: 0 })
    expect(await take(pools, 2)).not.toEqual([])
    await expect(take(pools, 1)).rejects.toMatchObject({ code: 'order.sold_out' })
  })

  it('would refuse that order without gathering them (negative control)', async () => {
    const pools = await mintScattered()
    withoutGuard('gathering')
    await expect(take(pools, 30)).rejects.toMatchObject({ code: 'order.too_large' })
  })

  it('gathers what is left while others buy it, and sells each of them once', async () => {
    const pools = await mintScattered()
    const large = Array.from({ length: 3 }, () => take(pools, 24))
    const small = Array.from({ length: 10 }, () => take(pools, 1))
    const settled = await Promise.allSettled([...large, ...small])
    const sold = settled.flatMap((result) => (result.status === 'fulfilled' ? result.value : []))
    const reasons = settled.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : []))
    expect(reasons.filter((code) => code !== 'order.sold_out')).toEqual([])
    const held = sold.reduce((sum, { quantity }) => sum + quantity, 0) / pools.length
    for (const pool of pools) expect(await counts(pool)).toMatchObject({ free: 32 - held, held, sold: 0 })
    // Less is left than the smallest who were refused had asked for.
    const isSmallRefused = settled.slice(large.length).some(({ status }) => status === 'rejected')
    expect(32 - held).toBeLessThan(isSmallRefused ? 1 : 24)
  })

  it('takes from every pool or from none', async () => {
    const [plenty, scarce] = [await newPool(10), await newPool(1)]
    await expect(take([plenty, scarce], 2)).rejects.toMatchObject({ code: 'order.sold_out' })
    expect(await counts(plenty)).toMatchObject({ free: 10, held: 0, sold: 0 })
    expect(await counts(scarce)).toMatchObject({ free: 1, held: 0, sold: 0 })
  })

  it('hands exactly its size to a crowd, and says sold out to the rest (F9)', async () => {
    const pool = await newPool(20)
    const crowd = await outcomes(Array.from({ length: 60 }, () => take([pool], 1)))
    expect(crowd).toEqual({ taken: 20, soldOut: 40 })
    expect(await counts(pool)).toMatchObject({ free: 0, held: 20, sold: 0 })
  })

  it('oversells when its condition is switched off (negative control)', async () => {
    const pool = await newPool(5)
    withoutGuard('pool')
    const takes = Array.from({ length: 30 }, () => [{ pool_id: pool.pool_id, shard: 0, quantity: 1 }])
    const written = await Promise.all(takes.map((take) => write(poolChanges('hold', take))))
    expect(written.filter((isWritten) => isWritten)).toHaveLength(30)
    expect(await counts(pool)).toMatchObject({ free: -25, held: 30, sold: 0 })
  })
})

describe('resizing a pool', () => {
  it('works upwards, downwards and from unlimited while tickets are held', async () => {
    const pool = await newPool(null)
    await take([pool], 7)
    await resize(pool, 10)
    expect(await counts(pool)).toMatchObject({ free: 3, held: 7, sold: 0 })
    await resize(pool, 8)
    expect(await counts(pool)).toMatchObject({ free: 1, held: 7, sold: 0 })
    await resize(pool, null)
    expect(await counts(pool)).toMatchObject({ free: unlimitedSize - 7, held: 7, sold: 0 })
  })

  it('refuses a size below what is sold or held', async () => {
    const pool = await newPool(10)
    await take([pool], 6)
    await expect(resize(pool, 5)).rejects.toMatchObject({
      code: 'ticket.below_sold',
      details: { taken: 6 },
    })
  })

  it('loses no ticket when a crowd takes meanwhile', async () => {
    const pool = await newPool(10)
    const [crowd] = await Promise.all([
      outcomes(Array.from({ length: 50 }, () => take([pool], 1))),
      resize(pool, 30),
    ])
    const after = await counts({ ...pool, shards: 2 })
    expect(after?.held).toBe(crowd.taken)
    expect((after?.free ?? 0) + (after?.held ?? 0)).toBe(30)
  })
})
