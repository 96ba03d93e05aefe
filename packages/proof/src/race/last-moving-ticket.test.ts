import { openPool } from '@foyer/core/pool/open-pool'
import { poolTransaction } from '@foyer/core/pool/pool-writes'
import type { PoolRef } from '@foyer/core/pool/read-pools'
import { takeFromPools } from '@foyer/core/pool/take-from-pools'
import { newId } from '@foyer/core/random-id'
import { client } from '@foyer/core/table/client'
import { transactOnce } from '@foyer/core/table/write'
import type { SeededRandom } from '@foyer/core/testing/seeded-random'
import { unmarked } from '@foyer/core/testing/unmarked'
import { isAppError } from '@foyer/core/verb'
import { onClient } from '../hostile/on-client.ts'
import { type Attributes, answer, type TableLayer } from '../hostile/table-layer.ts'
import { proveRace } from './race.ts'

interface Scene {
  pool: PoolRef
  /** The shard that has the last ticket. */
  at: number
  /** How many looks meet it on its way. */
  moves: number
}

const shards = 8

async function oneLeft(random: SeededRandom): Promise<Scene> {
  const pool_id = newId('price')
  await openPool(pool_id, shards * 25)
  const at = random.whole(0, shards - 1)
  const held = Array.from({ length: shards }, (_, shard) => (shard === at ? 24 : 25))
  await poolTransaction(held.map((part, shard) => ({ pool_id, shard, free: -part, held: part, sold: 0 })))
  return { pool: { pool_id, shards }, at, moves: random.whole(2, 8) }
}

/** A ticket is given back in one shard at the instant that another shard's last is taken. */
async function move({ pool: { pool_id }, at }: Scene, to: number): Promise<void> {
  const taken = { pool_id, shard: at, free: -1, held: 1, sold: 0 }
  const given = { pool_id, shard: to, free: 1, held: -1, sold: 0 }
  const refusals = await transactOnce(() => poolTransaction([taken, given]))
  if (refusals) throw new Error('The ticket was not where it was thought to be.')
}

interface Batch {
  Keys: Attributes[]
  ConsistentRead?: boolean
}

/** Reads the items of a batch at different moments, as DynamoDB may: the ticket moves to where it is not seen. */
function torn(scene: Scene, random: SeededRandom): TableLayer {
  return async ({ operation, input }, next) => {
    if (operation !== 'BatchGetItem' || scene.moves === 0) return next(input)
    const [[table, { Keys, ...how }]] = Object.entries(input.RequestItems ?? {}) as [[string, Batch]]
    const read = async (some: Attributes[]): Promise<object[]> => {
      const { body } = await next({
        ...input,
        RequestItems: { [table]: { ...how, Keys: some } },
      } as typeof input)
      return JSON.parse(body.toString()).Responses[table]
    }
    const isThere = ({ pk }: Attributes) => String(pk?.S).endsWith(`#shard_${scene.at}`)
    const first = await read(Keys.filter((key) => !isThere(key)))
    const to = (scene.at + random.whole(1, shards - 1)) % shards
    scene.moves -= 1
    await move(scene, to)
    const then = await read(Keys.filter(isThere))
    scene.at = to
    return answer(200, { Responses: { [table]: [...first, ...then] }, UnprocessedKeys: {} })
  }
}

async function take(pool: PoolRef): Promise<'taken' | 'sold out'> {
  try {
    await takeFromPools([{ ...pool, quantity: 1 }], {
      shortage: unmarked,
      write: async (_takes, changes) =>
        (await transactOnce(() => poolTransaction(changes))) === null ? 'written' : 'short',
    })
    return 'taken'
  } catch (error) {
    if (isAppError(error, 'order.sold_out')) return 'sold out'
    throw error
  }
}

/** F9: "sold out" is decided while tickets come and go, by looks that see each shard at another moment. */
proveRace<Scene, 'taken' | 'sold out'>({
  name: 'last ticket on the move',
  actors: 1,
  controls: { 'asking whether anything came free between two looks': 'look' },
  arrange: oneLeft,
  act: async (scene, _index, random) => {
    const end = onClient(client, torn(scene, random))
    try {
      return await take(scene.pool)
    } finally {
      end()
    }
  },
  judge: async (_scene, outcomes) =>
    outcomes.includes('sold out')
      ? ['A buyer heard "sold out" though a ticket was left at every instant.']
      : [],
})
