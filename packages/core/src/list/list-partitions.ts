import type { ReadRows } from './list-rows.ts'

interface IndexPage<Row> {
  data: readonly { row?: Row | undefined }[]
  cursor: string | null
}

/** One request to a shard of a list index: at most `limit` lines (none: as many as a page holds) from the cursor on. */
type ReadPage<Shard, Row> = (
  shard: Shard,
  page: { limit?: number; cursor: string | null },
) => Promise<IndexPage<Row>>

/** The shards of a list index as the list engine reads them. */
export function listPartitions<Shard, Row>(
  shards: readonly Shard[],
  readPage: ReadPage<Shard, Row>,
): ReadRows<Row>[] {
  return shards.map((shard) => (limit?: number) => readRows(readPage, shard, limit))
}

async function readRows<Shard, Row>(
  readPage: ReadPage<Shard, Row>,
  shard: Shard,
  limit?: number,
): Promise<Row[]> {
  const rows: Row[] = []
  let cursor: string | null = null
  do {
    const remaining = limit === undefined ? {} : { limit: limit - rows.length }
    const page: IndexPage<Row> = await readPage(shard, { ...remaining, cursor })
    for (const { row } of page.data) if (row !== undefined) rows.push(row)
    cursor = page.cursor
  } while (cursor !== null && (limit === undefined || rows.length < limit))
  return rows
}
