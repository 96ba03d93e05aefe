import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { LogPosition } from '../store/change-log/change-log-entity.ts'
import { type LineKind, type LogLine, textOf } from './log-line.ts'

/** The first line of a snapshot: what it is of, and up to where of the log. `rebuilt_at`: when it was last made from the lists themselves. */
export interface SnapshotHeader {
  event_id: string
  kind: LineKind
  position: LogPosition
  rebuilt_at: string
  /** Of the newest rows: all rows that were created after this instant are in it. Null: all rows are. */
  complete_after?: string | null
}

/** All rows of a kind, or the newest, which a first page needs. */
export type SnapshotPart = 'all' | 'newest'

export interface Snapshot {
  header: SnapshotHeader
  lines: LogLine[]
  /** Of its text, uncompressed. */
  bytes: number
}

/** A million rows have some 80 MB. */
const mostBytes = 500_000_000

/** Each event has one file for each kind and part, which is overwritten: it says itself where in the log it stands. */
export function snapshotKey(event_id: string, kind: LineKind, part: SnapshotPart): string {
  return `snapshots/${event_id}/${fileName(kind, part)}`
}

function fileName(kind: LineKind, part: SnapshotPart): string {
  return part === 'all' ? `${kind}.ndjson.gz` : `${kind}.newest.ndjson.gz`
}

/**
 * Writes the rows of one kind: gzipped lines of JSON, a header and then `LogLine`s (docs/architecture.md#the-change-log). They come some at a time, and
 * only what they are gzipped stays in memory.
 */
export async function writeSnapshot(
  header: SnapshotHeader,
  lines: Iterable<LogLine[]> | AsyncIterable<LogLine[]>,
  part: SnapshotPart = 'all',
): Promise<void> {
  const texts = async function* () {
    yield textOf([header])
    for await (const some of lines) if (some.length > 0) yield textOf(some)
  }
  const packed = createGzip()
  const [bytes] = await Promise.all([buffer(packed), pipeline(texts, packed)])
  const { writePrivateObject } = await import('../media/s3.ts')
  const file = { bytes, media_type: 'application/gzip', file_name: fileName(header.kind, part) }
  await writePrivateObject(snapshotKey(header.event_id, header.kind, part), file)
}

/** The rows of one kind as they were last written; null where they never were. */
export async function readSnapshot(
  event_id: string,
  kind: LineKind,
  part: SnapshotPart = 'all',
): Promise<Snapshot | null> {
  const file = await openSnapshot(event_id, kind, part)
  if (!file) return null
  const { header } = file
  const lines: LogLine[] = []
  for await (const some of file.lines()) for (const line of some) lines.push(line)
  return { header, lines, bytes: file.bytes() }
}

interface OpenSnapshot {
  header: SnapshotHeader
  /** The lines from the first one on, some at a time. */
  lines: () => AsyncGenerator<LogLine[]>
  /** Of its text, as far as it was read last. */
  bytes: () => number
}

/** The same for a reader that does not keep all lines: of 100,000 rows only the gzipped file is in memory. */
export async function openSnapshot(
  event_id: string,
  kind: LineKind,
  part: SnapshotPart = 'all',
): Promise<OpenSnapshot | null> {
  const { readObject } = await import('../media/s3.ts')
  const packed = await readObject(snapshotKey(event_id, kind, part), mostBytes)
  if (packed === 'too_large') throw new Error(`The snapshot of ${event_id} is too large to be read.`)
  if (packed === null) return null
  let length = 0
  const read = async function* () {
    length = 0
    let isHeader = true
    for await (const texts of linesOf(packed, (count) => (length += count))) {
      const some = isHeader ? texts.slice(1) : texts
      isHeader = false
      yield some.map((text) => JSON.parse(text) as LogLine)
    }
  }
  return { header: await headerOf(packed), lines: read, bytes: () => length }
}

async function headerOf(packed: Uint8Array): Promise<SnapshotHeader> {
  for await (const [first] of linesOf(packed)) if (first !== undefined) return JSON.parse(first)
  throw new Error('A snapshot has no header.')
}

const chunkBytes = 262_144

/** The lines of a gzipped text without all of it in memory, which for 100,000 rows is more than 40 MB; `count` is told how long each piece is. */
async function* linesOf(packed: Uint8Array, count?: (length: number) => void): AsyncGenerator<string[]> {
  const unpacked = createGunzip({ chunkSize: chunkBytes })
  unpacked.end(packed)
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of unpacked as AsyncIterable<Uint8Array>) {
    const text = decoder.decode(chunk, { stream: true })
    count?.(text.length)
    const lines = (rest + text).split('\n')
    rest = lines.pop() ?? ''
    if (lines.length > 0) yield lines
  }
  if (rest !== '') yield [rest]
}
