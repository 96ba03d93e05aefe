import type { SeededRandom } from '@foyer/core/testing/seeded-random'
import type { VirtualClock } from './virtual-clock.ts'

/** What the model assumes about DynamoDB. All times are milliseconds. */
export interface TableModel {
  /** How long a transaction refuses every other write to its items. */
  conflict: number
  /** The time that a request takes one way: the shortest and the longest. */
  network: readonly [number, number]
  /** Whether a partition key takes at most 1,000 write units and 3,000 read units a second. */
  isThrottled: boolean
}

export interface ShardKey {
  pool_id: string
  shard: number
}

/** One shard of a pool, with only what taking from it needs. */
export interface ModeledShard extends ShardKey {
  free: number
  taken: number
}

/** A transaction's action on a shard: it adds a number to the free tickets. */
export interface ModeledChange extends ShardKey {
  free: number
}

export type Refusal = 'None' | 'TransactionConflict' | 'ConditionalCheckFailed' | 'ThrottlingError'

/** Requests to the table, and the units that they used. */
export interface Usage {
  read_units: number
  write_units: number
}

interface Row extends ModeledShard {
  busyUntil: number
  writes: Allowance
  reads: Allowance
}

const unitsPerTransactedItem = 2

/**
 * DynamoDB as a crowd meets it. A transaction holds its items for a while and refuses other writes at once. Single writes
 * wait for each other, and transactions refuse them. Reads are never refused. A refused request still costs its units.
 */
export function modeledTable(clock: VirtualClock, random: SeededRandom, model: TableModel) {
  const rows = new Map<string, Row>()
  const usage: Usage = { read_units: 0, write_units: 0 }
  const travel = () =>
    clock.sleep(model.network[0] + random.fraction() * (model.network[1] - model.network[0]))
  const rowOf = ({ pool_id, shard }: ShardKey): Row => {
    const row = rows.get(`${pool_id}/${shard}`)
    if (!row) throw new Error(`There is no shard ${pool_id}/${shard}.`)
    return row
  }

  function refusalOf(row: Row, free: number, units: number): Refusal {
    usage.write_units += units
    if (model.isThrottled && !row.writes.take(clock.now(), units)) return 'ThrottlingError'
    if (row.busyUntil > clock.now()) return 'TransactionConflict'
    return row.free + free < 0 ? 'ConditionalCheckFailed' : 'None'
  }

  async function read(keys: readonly ShardKey[], isAtOnce: boolean): Promise<ModeledShard[] | null> {
    await travel()
    usage.read_units += keys.length * (isAtOnce ? 2 : 1)
    for (const key of keys) {
      if (!model.isThrottled || rowOf(key).reads.take(clock.now(), isAtOnce ? 2 : 1)) continue
      await clock.sleep(50 * random.fraction())
    }
    const isBusy = isAtOnce && keys.some((key) => rowOf(key).busyUntil > clock.now())
    const seen = keys.map((key) => {
      const { pool_id, shard, free, taken } = rowOf(key)
      return { pool_id, shard, free, taken }
    })
    await travel()
    return isBusy ? null : seen
  }

  return {
    usage,
    open(shards: readonly ModeledShard[]): void {
      for (const shard of shards) {
        const row = { ...shard, busyUntil: 0, writes: allowance(1000), reads: allowance(3000) }
        rows.set(`${shard.pool_id}/${shard.shard}`, row)
      }
    },
    /** Answers null when the transaction was accepted, else the reason of each action. */
    async transact(changes: readonly ModeledChange[]): Promise<Refusal[] | null> {
      await travel()
      const refusals = changes.map((change) => refusalOf(rowOf(change), change.free, unitsPerTransactedItem))
      if (refusals.includes('TransactionConflict') || refusals.includes('ThrottlingError')) {
        await travel()
        return refusals
      }
      for (const change of changes) rowOf(change).busyUntil = clock.now() + model.conflict
      await clock.sleep(model.conflict)
      if (refusals.includes('ConditionalCheckFailed')) {
        await travel()
        return refusals
      }
      for (const change of changes) add(rowOf(change), change.free)
      await travel()
      return null
    },
    /** Writes one item under a condition. */
    async update(change: ModeledChange, units: number): Promise<Refusal> {
      await travel()
      const refusal = refusalOf(rowOf(change), change.free, units)
      if (refusal === 'None') add(rowOf(change), change.free)
      await travel()
      return refusal
    },
    /** Writes an item that no other write touches, such as a new order. */
    async put(units: number): Promise<void> {
      usage.write_units += units
      await travel()
      await travel()
    },
    /** Reads all of a pool's shards strongly consistently, each at its own moment. `look` never waits for writes. */
    look: (keys: readonly ShardKey[]) => read(keys, false).then((seen) => seen ?? []),
    /** Reads all of a pool's shards at one instant. Null while any of them is being written. */
    lookAtOnce: (keys: readonly ShardKey[]) => read(keys, true),
    taken: () => [...rows.values()].reduce((sum, { taken }) => sum + taken, 0),
  }
}

export type ModeledTable = ReturnType<typeof modeledTable>

function add(row: Row, free: number): void {
  row.free += free
  row.taken -= free
}

interface Allowance {
  take: (now: number, units: number) => boolean
}

/** The units that a partition key may use each second. One second's units may be used at once. */
function allowance(unitsPerSecond: number): Allowance {
  let left = unitsPerSecond
  let since = 0
  return {
    take(now, units) {
      left = Math.min(unitsPerSecond, left + ((now - since) * unitsPerSecond) / 1000)
      since = now
      if (left < units) return false
      left -= units
      return true
    },
  }
}
