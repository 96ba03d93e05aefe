import type { SeededRandom } from '@foyer/core/testing/seeded-random'
import type { Visit } from '@foyer/proof/crowd/crowd'
import type { ModeledChange, ModeledShard, ModeledTable, ShardKey } from './modeled-table.ts'
import type { VirtualClock } from './virtual-clock.ts'

/** How a buyer takes a number of the pool's tickets in a design. */
export type Buy = (quantity: number) => Promise<Visit['outcome']>

interface Stage {
  table: ModeledTable
  clock: VirtualClock
  random: SeededRandom
  shards: readonly ShardKey[]
}

/** How long a search for lapsed holds takes. */
const reclaimMilliseconds = 8

/**
 * The design of decision 0015: a transaction on one random shard, which is tried twelve times on that shard. A look is a
 * read transaction over all shards, which is also tried twelve times.
 */
export function waitForOneShard({ table, clock, random, shards }: Stage): Buy {
  const persist = async <Result>(attempt: () => Promise<Result | null>): Promise<Result | 'busy'> => {
    for (let tried = 0; tried < 12; tried += 1) {
      const result = await attempt()
      if (result !== null) return result
      await clock.sleep(random.fraction() * Math.min(400, 10 * 2 ** tried))
    }
    return 'busy'
  }
  const write = (changes: readonly ModeledChange[]) =>
    persist(async () => {
      const refusals = await table.transact(changes)
      if (refusals === null) return 'bought' as const
      return refusals.includes('ConditionalCheckFailed') ? ('short' as const) : null
    })
  return async (quantity) => {
    const guess = await write([{ ...random.pick(shards), free: -quantity }])
    if (guess !== 'short') return guess
    for (let turn = 0, isReclaimed = false; turn < 40; turn += 1) {
      const seen = await persist(() => table.lookAtOnce(shards))
      if (seen === 'busy') return 'busy'
      const plan = planOf(seen, quantity, random)
      if (plan) {
        const written = await write(plan)
        if (written !== 'short') return written
      } else if (isReclaimed) return 'sold out'
      if (!plan) await clock.sleep(reclaimMilliseconds)
      isReclaimed = plan === null
      await clock.sleep(random.fraction() * Math.min(160, 10 * 2 ** turn))
    }
    return 'busy'
  }
}

/**
 * The product's design (decision 0050): after a short pause a buyer leaves a busy shard for another one, and every third try
 * looks for shards with tickets left. Looks do not wait for transactions.
 */
export function goToAnotherShard({ table, clock, random, shards }: Stage): Buy {
  return async (quantity) => {
    const started = clock.now()
    let busy: readonly number[] = []
    let seen: readonly ModeledShard[] | null = null
    for (let tried = 0; clock.now() - started < 8000; tried += 1) {
      if (tried % 3 === 0 && tried > 0) seen = null
      const isGuess: boolean = tried < 3 && seen === null
      const shard = random.pick(calmOf(shards, busy))
      let plan: ModeledChange[] | null = [{ ...shard, free: -quantity }]
      if (!isGuess) {
        seen ??= await table.look(shards)
        plan = planOf(seen, quantity, random, busy)
        if (plan === null) {
          await clock.sleep(reclaimMilliseconds)
          seen = await table.look(shards)
          plan = planOf(seen, quantity, random, busy)
          if (plan === null) return 'sold out'
        }
      }
      const refusals = await table.transact(plan)
      if (refusals === null) return 'bought'
      const isShort = refusals.includes('ConditionalCheckFailed')
      busy = isShort ? [] : plan.filter((_, at) => refusals[at] !== 'None').map((change) => change.shard)
      if (isShort && isGuess) {
        seen = await table.look(shards)
        continue
      }
      if (isShort) seen = null
      await clock.sleep(random.fraction() * Math.min(80, 40 * 2 ** tried))
    }
    return 'busy'
  }
}

/** Bytes of a claim in the shard's item: the order's id, the quantity, and when it ends. */
const claimBytes = 70

/**
 * A claim comes first: a plain update of one shard notes the order. A plain put writes the order, and a last update removes the
 * note. Updates never meet a transaction here, but each pays for all notes that the shard's item holds at that moment.
 */
export function claimThenWrite({ table, clock, random, shards }: Stage): Buy {
  const open = new Map<number, number>()
  const unitsOf = (shard: number) => Math.ceil((300 + (open.get(shard) ?? 0) * claimBytes) / 1024)
  const note = (shard: number, change: number) => open.set(shard, (open.get(shard) ?? 0) + change)
  const settle = async (shard: number) => {
    while ((await table.update({ ...key(shards, shard), free: 0 }, unitsOf(shard))) !== 'None')
      await clock.sleep(random.fraction() * 40)
    note(shard, -1)
  }
  return async (quantity) => {
    const started = clock.now()
    let { shard } = random.pick(shards)
    while (clock.now() - started < 8000) {
      const refusal = await table.update({ ...key(shards, shard), free: -quantity }, unitsOf(shard))
      if (refusal === 'None') {
        note(shard, 1)
        await table.put(3)
        await settle(shard)
        return 'bought'
      }
      const plan = planOf(await table.look(shards), quantity, random)
      if (plan === null) return 'sold out'
      shard = plan[0]?.shard ?? shard
      await clock.sleep(random.fraction() * 40)
    }
    return 'busy'
  }
}

function key(shards: readonly ShardKey[], shard: number): ShardKey {
  return { pool_id: shards[0]?.pool_id ?? '', shard }
}

function calmOf<Shard extends { shard: number }>(
  shards: readonly Shard[],
  busy: readonly number[],
): readonly Shard[] {
  const calm = shards.filter(({ shard }) => !busy.includes(shard))
  return calm.length > 0 ? calm : shards
}

/** Plans with one shard that has enough tickets, else with several. Null when all shards together have too few. */
function planOf(
  seen: readonly ModeledShard[],
  quantity: number,
  random: SeededRandom,
  busy: readonly number[] = [],
): ModeledChange[] | null {
  const enough = seen.filter(({ free }) => free >= quantity)
  if (enough.length > 0) {
    const { pool_id, shard } = random.pick(calmOf(enough, busy))
    return [{ pool_id, shard, free: -quantity }]
  }
  let missing = quantity
  const mixed = seen.map((shard) => ({ ...shard, rank: shard.free + random.fraction() }))
  const changes = mixed
    .sort((a, b) => b.rank - a.rank)
    .flatMap(({ pool_id, shard, free }) => {
      const part = Math.min(free, missing)
      missing -= part
      return part > 0 ? [{ pool_id, shard, free: -part }] : []
    })
  return missing > 0 ? null : changes
}
