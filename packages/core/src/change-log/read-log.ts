import {
  type LogItem,
  type LogPosition,
  type LogReading,
  readLogAhead,
  readLogShard,
  type SnapshotMark,
} from '../store/change-log/change-log-entity.ts'
import { type LogLine, unpackLines } from './log-line.ts'

/** Usually one item of a shard is new, and the missing second one says that it is all. */
const usualReading: LogReading = { isConsistent: true, ahead: 2 }

interface LogNews {
  lines: LogLine[]
  position: LogPosition
  snapshot: SnapshotMark | undefined
}

/**
 * What was appended to an event's log since a position, strongly read, in one request where little is new (docs/decisions/0092). Lines of one
 * thing come in any order: the highest version counts. Null when some of it has expired, or the snapshot is more than `most` items further: the reader then
 * begins with the snapshot.
 */
export async function readLog(
  event_id: string,
  position: LogPosition,
  most = Number.POSITIVE_INFINITY,
  reading: LogReading = usualReading,
): Promise<LogNews | null> {
  const { items, snapshot } = await readLogAhead(event_id, position, reading)
  if (sum(snapshot?.position ?? []) - sum(position) > most) return null
  const shards = await Promise.all(
    position.map(async (seq, shard) => {
      const ahead = items.filter((item) => item.shard === shard)
      const next = startOf(ahead, seq)
      const isAll = ahead.length < reading.ahead && ahead.length === next.length
      return isAll ? next : [...next, ...(await readLogShard(event_id, shard, seq + next.length, reading))]
    }),
  )
  const after = position.map((seq, shard) => seq + startOf(shards[shard] ?? [], seq).length)
  const hasGap = shards.some((read, shard) => (position[shard] ?? 0) + read.length !== after[shard])
  const isBehind = after.some((last, shard) => last < (snapshot?.position[shard] ?? 0))
  if (hasGap || isBehind) return null
  return { lines: linesOf(shards.flat()), position: after, snapshot }
}

/** The items that follow on that number without a gap. */
function startOf(items: readonly LogItem[], seq: number): LogItem[] {
  const ordered = items.toSorted((a, b) => a.seq - b.seq)
  return ordered.filter((item, index) => item.seq === seq + 1 + index)
}

/** All of the log that has not expired yet. */
export async function readWholeLog(event_id: string, start: LogPosition): Promise<Omit<LogNews, 'snapshot'>> {
  const shards = await Promise.all(start.map((_, shard) => readLogShard(event_id, shard, 0)))
  return { lines: linesOf(shards.flat()), position: shards.map((items) => items.at(-1)?.seq ?? 0) }
}

function sum(position: LogPosition): number {
  return position.reduce((total, seq) => total + seq, 0)
}

function linesOf(items: readonly LogItem[]): LogLine[] {
  return items.flatMap(({ lines }) => unpackLines(lines))
}
