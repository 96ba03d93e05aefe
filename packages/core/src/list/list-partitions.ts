import type { ReadRows } from './list-rows.ts'
import { listShards } from './list-shard.ts'

interface IndexPage<Row> {
  data: readonly { row?: Row | undefined }[]
  cursor: string | null
}

/** One request to a shard of a list index: at most `limit` lines (none: as many as a page holds) from the cursor on. */
type ReadPage<Row> = (
  list_shard: number,
  page: { limit?: number; cursor: string | null },
) => Promise<IndexPage<Row>>

/** The shards of a list index as the list engine reads them. */
export function listPartitions<Row>(readPage: ReadPage<Row>): ReadRows<Row>[] {
  return Array.from(
    { length: listShards },
    (_, list_shard) => (limit?: number) => readRows(readPage, list_shard, limit),
  )
}

async function readRows<Row>(readPage: ReadPage<Row>, list_shard: number, limit?: number): Promise<Row[]> {
  const rows: Row[] = []
  let cursor: string | null = null
  do {
    const remaining = limit === undefined ? {} : { limit: limit - rows.length }
    const page: IndexPage<Row> = await readPage(list_shard, { ...remaining, cursor })
    for (const { row } of page.data) if (row !== undefined) rows.push(row)
    cursor = page.cursor
  } while (cursor !== null && (limit === undefined || rows.length < limit))
  return rows
}
