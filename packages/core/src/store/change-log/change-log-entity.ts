import { kept, LazyEntity, onTable } from '../../table/entity.ts'
import { readItems } from '../../table/read-items.ts'
import { outboxAttributes } from '../../table/write.ts'

/** Over how many partitions an event's log is spread. Each takes some 50 appends a second, of up to a hundred changes each. */
export const logShards = 4

/** The number of the last item that was read, by shard. */
export type LogPosition = readonly number[]

/** Before the first item. */
export const logStart: LogPosition = Array.from({ length: logShards }, () => 0)

/** An item of a chain, each shard of which is numbered from 1 without a gap: its lines as `packLines` makes them. */
export const chainedItem = {
  shard: { type: 'number', required: true },
  seq: { type: 'number', required: true, padding: { length: 12, char: '0' } },
  lines: { type: kept<Uint8Array>(), required: true },
  ttl: { type: 'number', required: true },
} as const

/**
 * Some changes of an event's rows, as `packLines` makes them. The items of a shard are numbered from 1 without a gap, so a
 * reader knows the key of the next one, and whether it missed any (docs/decisions/0092). Kept for a week. Access
 * patterns: the items of a shard after a number; its last one.
 */
export const ChangeLogEntity = new LazyEntity(
  {
    model: { entity: 'change_log', version: '1', service: 'foyer' },
    attributes: {
      log_event_id: { type: 'string', required: true },
      ...chainedItem,
    },
    indexes: {
      primary: {
        pk: { field: 'pk', composite: ['log_event_id', 'shard'] },
        sk: { field: 'sk', composite: ['seq'] },
      },
    },
  },
  onTable,
)

/**
 * An event's snapshot. `position`: what of the log is in it at least. `rebuilt_at`: when it was last made from the lists themselves. `is_keyed`: all rows
 * have their keys (`ListKeyEntity`). `has_newest`: beside each file of a large list is one of its newest rows. Snapshots of earlier releases say neither.
 */
export interface SnapshotMark {
  position: LogPosition
  made_at: string
  rebuilt_at: string
  orders: number
  attendees: number
  is_keyed?: boolean
  has_newest?: boolean
}

/** What is known of an event's log: its latest snapshot, and when the next is due, with its message. Access pattern: one event. */
export const ChangeLogHeadEntity = new LazyEntity(
  {
    model: { entity: 'change_log_head', version: '1', service: 'foyer' },
    attributes: {
      log_event_id: { type: 'string', required: true },
      snapshot: { type: kept<SnapshotMark | undefined>() },
      due_at: { type: 'string' },
      ...outboxAttributes,
    },
    indexes: {
      primary: {
        pk: { field: 'pk', composite: ['log_event_id'] },
        sk: { field: 'sk', composite: [] },
      },
    },
  },
  onTable,
)

/** The head as last written; null before the first change. */
export async function readLogHead(log_event_id: string) {
  const { data } = await ChangeLogHeadEntity.get({ log_event_id }).go({ consistent: true })
  return data
}

export interface LogItem {
  shard: number
  seq: number
  lines: Uint8Array
}

/** How a log is read: `isConsistent` with all that was written before, for twice the units; and how many items of each shard are asked for at once. */
export interface LogReading {
  isConsistent: boolean
  ahead: number
}

/** The latest snapshot, and of each shard the next items after that position: one request. */
export async function readLogAhead(
  log_event_id: string,
  position: LogPosition,
  { isConsistent, ahead }: LogReading,
) {
  const head = ChangeLogHeadEntity.get({ log_event_id }).params<Keyed>()
  const next = position.flatMap((seq, shard) =>
    Array.from({ length: ahead }, (_, more) =>
      ChangeLogEntity.get({ log_event_id, shard, seq: seq + 1 + more }).params<Keyed>(),
    ),
  )
  const keys = [head, ...next].map(({ Key }) => Key)
  const found = await readItems(keys, { isConsistent })
  return {
    snapshot: found.find((item) => !('seq' in item))?.snapshot as SnapshotMark | undefined,
    items: found.filter((item): item is Record<string, unknown> & LogItem => 'seq' in item),
  }
}

interface Keyed {
  Key: Record<string, string>
}

/** The items of a shard after that number, oldest first. */
export async function readLogShard(
  log_event_id: string,
  shard: number,
  after: number,
  { isConsistent = true } = {},
): Promise<LogItem[]> {
  const { data } = await ChangeLogEntity.query
    .primary({ log_event_id, shard })
    .gt({ seq: after })
    .go({ consistent: isConsistent, pages: 'all' })
  return data
}
