import { createHash } from 'node:crypto'
import {
  ChangeLogEntity,
  type LogPosition,
  logShards,
  type SnapshotMark,
} from '../store/change-log/change-log-entity.ts'
import { isConditionRefused, untilWritten } from '../table/write.ts'
import { type Context, ttlAfterDays } from '../verb.ts'
import { type LogLine, packLines, unpackLines } from './log-line.ts'

/** An item of the table has 400 KB. */
const mostBytes = 300_000
const keptDays = 7

/**
 * Appends lines to an event's log (docs/decisions/0092). Items of a shard have consecutive numbers: one is written only after the one before it was
 * seen, and only where there is none. Lines that the last item has already are not appended again. Returns the position of what was
 * written, as far as the written shards go. Error: `server.busy`.
 */
export async function appendLines(
  ctx: Context,
  event_id: string,
  lines: readonly LogLine[],
  snapshot: SnapshotMark | undefined,
): Promise<LogItemKey[]> {
  const [first] = lines
  if (!first) return []
  const packed = packLines(lines)
  if (packed.byteLength > mostBytes && lines.length > 1) {
    const half = Math.ceil(lines.length / 2)
    const [left, right] = [lines.slice(0, half), lines.slice(half)]
    return [
      ...(await appendLines(ctx, event_id, left, snapshot)),
      ...(await appendLines(ctx, event_id, right, snapshot)),
    ]
  }
  const shard = shardOf(first.id)
  const seq = await untilWritten(async () => {
    const last = await readLast(event_id, shard)
    if (last && hasAll(last.lines, lines)) return last.seq
    return append({ log_event_id: event_id, shard, seq: nextSeq(shard, last, snapshot?.position) })
  })
  return [{ shard, seq }]

  async function append(key: { log_event_id: string; shard: number; seq: number }): Promise<number | 'lost'> {
    try {
      await ChangeLogEntity.put({ ...key, lines: packed, ttl: ttlAfterDays(ctx, keptDays) })
        .where(({ seq }, { notExists }) => notExists(seq))
        .go()
      return key.seq
    } catch (error) {
      if (isConditionRefused(error)) return 'lost'
      throw error
    }
  }
}

export interface LogItemKey {
  shard: number
  seq: number
}

/** Changes that come twice meet their own lines. */
function shardOf(id: string): number {
  return createHash('sha256').update(id).digest().readUInt32BE() % logShards
}

async function readLast(log_event_id: string, shard: number) {
  const { data } = await ChangeLogEntity.query
    .primary({ log_event_id, shard })
    .go({ consistent: true, order: 'desc', limit: 1 })
  return data[0]
}

/** After a quiet week all items have expired, and the snapshot knows where the shard was. */
function nextSeq(shard: number, last: { seq: number } | undefined, known: LogPosition | undefined): number {
  return Math.max(last?.seq ?? 0, known?.[shard] ?? 0) + 1
}

function hasAll(packed: Uint8Array, lines: readonly LogLine[]): boolean {
  const versions = new Map(unpackLines(packed).map(({ kind, id, version }) => [`${kind} ${id}`, version]))
  return lines.every(({ kind, id, version }) => versions.get(`${kind} ${id}`) === version)
}
