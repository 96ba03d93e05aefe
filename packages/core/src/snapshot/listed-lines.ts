import type { LineKind, LogLine } from '../change-log/log-line.ts'
import { readListShards } from '../event-graph/event-graph.ts'
import { partitionsAtOnce } from '../list/list-rows.ts'
import { AttendeeEntity } from '../store/attendee/attendee-entity.ts'
import { OrderEntity } from '../store/order/order-entity.ts'

type Shard = Awaited<ReturnType<typeof readListShards>>[number]

/** The rows of an event's list itself, some pages at a time. A row that moves meanwhile is there once. */
export async function* listedLines(event_id: string, kind: LineKind): AsyncGenerator<LogLine[]> {
  const seen = new Set<string>()
  let open = (await readListShards(event_id)).map((shard) => ({ shard, cursor: null as string | null }))
  while (open.length > 0) {
    const now = open.slice(0, partitionsAtOnce)
    const pages = await Promise.all(now.map(({ shard, cursor }) => readPage(kind, shard, cursor)))
    yield pages.flatMap(({ data }) => data.flatMap((item) => lineOf(kind, item, seen)))
    const next = now.flatMap(({ shard }, index) => {
      const cursor = pages[index]?.cursor ?? null
      return cursor === null ? [] : [{ shard, cursor }]
    })
    open = [...next, ...open.slice(partitionsAtOnce)]
  }
}

interface ListedItem {
  row?: { short_id: string } | undefined
}

function readPage(
  kind: LineKind,
  shard: Shard,
  cursor: string | null,
): Promise<{ data: ListedItem[]; cursor: string | null }> {
  return kind === 'order'
    ? OrderEntity.query.list(shard).go({ cursor })
    : AttendeeEntity.query.list(shard).go({ cursor })
}

function lineOf(kind: LineKind, { row }: ListedItem, seen: Set<string>): LogLine[] {
  if (!row || seen.has(row.short_id)) return []
  seen.add(row.short_id)
  return [{ kind, id: row.short_id, version: 0, row }]
}
