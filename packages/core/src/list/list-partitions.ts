import type { ReadRows } from './list-rows.ts'

interface IndexPage<Row> {
  data: readonly { row?: Row | undefined }[]
  cursor: string | null
}

/** One request to a shard of a list index, from the cursor on: at most `limit` lines, or a full page without `limit`. */
type ReadPage<Shard, Row> = (
  shard: Shard,
  page: { limit?: number; cursor: string | null },
) => Promise<IndexPage<Row>>

/** The shards of a list index as the list engine reads them. */
export function listPartitions<Shard, Row>(
  shards: readonly Shard[],
  readPage: ReadPage<Shard, Row>,
): ReadRows<Row>[] {
  return shards.map((shard) => (limit, each) => readRows(readPage, shard, { limit, each }))
}

async function readRows<Shard, Row>(
  readPage: ReadPage<Shard, Row>,
  shard: Shard,
  { limit, each }: { limit: number | undefined; each: ((rows: readonly Row[]) => void) | undefined },
): Promise<Row[]> {
  const rows: Row[] = []
  let cursor: string | null = null
  do {
    const remaining = limit === undefined ? {} : { limit: limit - rows.length }
    const page: IndexPage<Row> = await readPage(shard, { ...remaining, cursor })
    const read = page.data.flatMap(({ row }) => (row === undefined ? [] : [row]))
    if (each) each(read)
    else rows.push(...read)
    cursor = page.cursor
  } while (cursor !== null && (limit === undefined || rows.length < limit))
  return rows
}

/** The rows of a partition as something else, page by page where its reader takes them so. */
export function eachAs<Stored, Row>(
  readRows: ReadRows<Stored>,
  as: (rows: readonly Stored[]) => Row[],
): ReadRows<Row> {
  return async (limit, each) => as(await readRows(limit, each && ((rows) => each(as(rows)))))
}

/** Over how many partitions an event's lists are spread at least, and at most. */
export const fewestListShards = 4
const mostListShards = 32
const ticketsPerShard = 2500
const shardsWhenUnlimited = 8

interface SpreadPrice {
  pool_shards: number
  list_shards?: number
}

/**
 * Over how many partitions of the list indexes the orders of a price of that size are spread (null = unlimited), since a
 * partition of an index takes 1,000 writes a second like any other (docs/decisions/0050). Fewer than its pool has shards:
 * an index knows no conflicts, and each partition is a request of every list.
 */
export function listShardCount(size: number | null): number {
  if (size === null) return shardsWhenUnlimited
  return Math.max(fewestListShards, Math.min(mostListShards, Math.ceil(size / ticketsPerShard)))
}

/** Over how many those of this price are; prices that do not say so are spread like their pools. */
export function listShardsOfPrice({ pool_shards, list_shards = pool_shards }: SpreadPrice): number {
  return list_shards
}

/**
 * Over how many partitions of the list indexes the orders of those tickets, and their attendees, are spread. It never
 * shrinks: no price's does, and a ticket that was sold stays.
 */
export function listShardsOf(tickets: readonly { prices: readonly SpreadPrice[] }[]): number {
  return Math.max(fewestListShards, ...tickets.flatMap(({ prices }) => prices).map(listShardsOfPrice))
}

/** The partition that a new order is listed in, with its attendees. */
export function newListShard(shards = fewestListShards): number {
  return Math.floor(Math.random() * shards)
}
