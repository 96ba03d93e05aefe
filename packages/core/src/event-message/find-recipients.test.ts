import { setImmediate as nextTask } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { listPartitions } from '../list/list-partitions.ts'
import type { ReadRows } from '../list/list-rows.ts'
import { collectGarbage } from '../testing/collect-garbage.ts'
import { findRecipients } from './find-recipients.ts'
import { listsOf } from './people-lists.ts'

const [partitions, pages, rowsOfPage] = [8, 8, 50]
const nothingElse = { ticket_ids: [], attendee_short_ids: [], order_short_id: null, missed_message_id: null }
const everyone = { recipient_group: 'EVERYONE' as const, ...nothingElse }

/** A list of 3,200 rows in pages of 50, as an index answers them. `peak`: the most rows that were in memory when another page was asked for. */
function countedList<Row extends object>(rowOf: (index: number) => Row) {
  const made: WeakRef<Row>[] = []
  let peak = 0
  const shards = Array.from({ length: partitions }, (_, shard) => shard)
  const list = listPartitions<number, Row>(shards, async (shard, { cursor }) => {
    await nextTask()
    // Collecting takes its time, so not for each page.
    if (made.length % (pages * rowsOfPage) === 0) {
      collectGarbage()
      peak = Math.max(peak, made.filter((row) => row.deref()).length)
    }
    const page = Number(cursor)
    const first = (shard * pages + page) * rowsOfPage
    const data = Array.from({ length: rowsOfPage }, (_, index) => ({ row: rowOf(first + index) }))
    for (const { row } of data) made.push(new WeakRef(row))
    return { data, cursor: page + 1 < pages ? String(page + 1) : null }
  })
  return { list, made, peak: () => peak }
}

const holderOf = (index: number) => ({
  ...{ short_id: `holder${index}`, order_short_id: `order${index}`, ticket_id: 'tk_1' },
  ...{ email: `holder-${index}@example.com`, status: 'ACTIVE' as const },
})
const buyerOf = (index: number) => ({ short_id: `order${index}`, email: `buyer-${index}@example.com` })

async function find(wrap: <Row>(list: ReadRows<Row>[]) => ReadRows<Row>[]) {
  const [holders, buyers] = [countedList(holderOf), countedList(buyerOf)]
  const lists = listsOf({ holders: async () => wrap(holders.list), buyers: async () => wrap(buyers.list) })
  const found = await findRecipients('ev_1', everyone, lists)
  return { found: found.length, peaks: [holders.peak(), buyers.peak()] }
}

it('finds the recipients of a message page by page: at no time are all rows of a list in memory', {
  tags: 'long',
}, async () => {
  const rows = partitions * pages * rowsOfPage
  const { found, peaks } = await find((list) => list)
  expect(found).toBe(2 * rows)
  // Four partitions are read at once, each of which has the page before at most.
  for (const peak of peaks) expect(peak).toBeLessThanOrEqual(rows / 6)
  // The control: partitions that are read whole.
  const whole = await find((list) =>
    list.map((readRows) => async (limit, each) => {
      const all = await readRows(limit)
      each?.(all)
      return []
    }),
  )
  expect(whole.found).toBe(2 * rows)
  for (const peak of whole.peaks) expect(peak).toBeGreaterThan(rows / 4)
})
