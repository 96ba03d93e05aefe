import { describe, expect, it } from 'vitest'
import { appendLines } from '../change-log/append-lines.ts'
import type { LineKind, LogLine } from '../change-log/log-line.ts'
import { readLog } from '../change-log/read-log.ts'
import { readSnapshot } from '../change-log/snapshot-file.ts'
import { newId, newLinkId } from '../random-id.ts'
import { AttendeeEntity, readAttendee } from '../store/attendee/attendee-entity.ts'
import {
  ChangeLogEntity,
  ChangeLogHeadEntity,
  logShards,
  logStart,
  readLogHead,
} from '../store/change-log/change-log-entity.ts'
import { OrderEntity, readOrder } from '../store/order/order-entity.ts'
import { scan, soldTicket, undo } from '../testing/at-the-door.ts'
import { countReadUnits } from '../testing/count-read-units.ts'
import { countRequests } from '../testing/count-requests.ts'
import { withoutGuard } from '../testing/guard/without-guard.ts'
import { holdWrites } from '../testing/hold-writes.ts'
import { mintCheckInList } from '../testing/mint-check-in-list.ts'
import { later, testContext } from '../testing/test-context.ts'
import { compareLog } from './compare-log.ts'
import { makeSnapshot, rebuildSnapshot, rowsOfLog } from './make-snapshot.ts'
import { recordChanges } from './record-changes.ts'

const ctx = testContext()

const changed = (event_id: string, orders: readonly string[], attendees: readonly string[] = []) => ({
  event_id,
  order_short_ids: [...orders],
  attendee_short_ids: [...attendees],
})

/** A sold ticket, and its rows in the log. */
async function loggedTicket() {
  const { order, list, short_id, reference } = await soldTicket()
  const { event_id } = order
  const record = (at = ctx) => recordChanges(at, changed(event_id, [order.short_id], [short_id]))
  await record()
  return { event_id, order, list, short_id, reference, record }
}

const line = (version: number, id = 'one', kind: LineKind = 'order'): LogLine => ({
  ...{ kind, id, version },
  row: { short_id: id },
})

async function read(event_id: string) {
  const news = await readLog(event_id, logStart)
  if (!news) throw new Error('The log has a gap.')
  return news
}

const itemsOf = async (event_id: string) => (await read(event_id)).position.reduce((sum, seq) => sum + seq, 0)

async function rowOf(event_id: string, kind: LineKind, id: string) {
  const rows = await rowsOfLog(event_id)
  if (!rows) return undefined
  for await (const lines of rows.lines(kind)) {
    const line = lines.find((found) => found.id === id)
    if (line) return line.row
  }
  return undefined
}

describe('the change log of an event', () => {
  it('has the rows of orders and attendees as lists have them, each with its version', async () => {
    const { event_id, order, short_id } = await loggedTicket()
    const { lines } = await read(event_id)
    const stored = await readOrder(order.short_id)
    expect(lines).toContainEqual({
      ...{ kind: 'order', id: order.short_id, version: stored.version },
      row: JSON.parse(JSON.stringify(stored.row)),
    })
    expect(lines).toContainEqual(expect.objectContaining({ kind: 'attendee', id: short_id }))
  })

  it('takes a change that is told twice once', async () => {
    const { event_id, record } = await loggedTicket()
    const items = await itemsOf(event_id)
    await record()
    expect(await itemsOf(event_id)).toBe(items)
  })

  it('says what is so now when an older change is told late', async () => {
    const { event_id, list, short_id, reference, record } = await loggedTicket()
    await scan(list, short_id)
    await undo(list, reference)
    await scan(list, short_id)
    await record()
    await record()
    await makeSnapshot(ctx, event_id)
    const stored = await readAttendee(short_id)
    expect(await rowOf(event_id, 'attendee', short_id)).toEqual(stored?.row)
  })

  it('keeps the newer row when a process that was stopped appends an older one after it, before and after a snapshot', async () => {
    const event_id = newId('event')
    await appendLines(ctx, event_id, [line(2)], undefined)
    await appendLines(ctx, event_id, [{ ...line(1), row: { short_id: 'old' } }], undefined)
    await makeSnapshot(ctx, event_id)
    expect(await rowOf(event_id, 'order', 'one')).toEqual({ short_id: 'one' })
    await appendLines(ctx, event_id, [{ ...line(3), row: null }], undefined)
    await makeSnapshot(ctx, event_id)
    await appendLines(ctx, event_id, [line(2)], undefined)
    expect(await rowOf(event_id, 'order', 'one')).toBeNull()
  })

  it('drops an order that lists no longer show, and an attendee that is gone', async () => {
    const { event_id, order, short_id, record } = await loggedTicket()
    await makeSnapshot(ctx, event_id)
    await AttendeeEntity.delete({ short_id }).go()
    const { row: _row, ...unlisted } = await readOrder(order.short_id)
    await OrderEntity.put({ ...unlisted, version: unlisted.version + 1 }).go()
    await record()
    expect(await rowOf(event_id, 'order', order.short_id)).toBeNull()
    expect(await rowOf(event_id, 'attendee', short_id)).toBeNull()
    expect(await compareLog(event_id)).toEqual([])
  })

  /** 12 processes append at the same moment, all to one shard; how many of their lines the log has. */
  async function linesOfARace(): Promise<number> {
    const event_id = newId('event')
    const release = holdWrites(12)
    await Promise.all(
      Array.from({ length: 12 }, (_, version) => appendLines(ctx, event_id, [line(version)], undefined)),
    )
    release()
    return (await read(event_id)).lines.length
  }

  it('loses nothing when many append at once, and has no gap', async () => {
    expect(await linesOfARace()).toBe(12)
  })

  it('loses some without the condition that no other item has the number (negative control)', async () => {
    withoutGuard('logItem')
    expect(await linesOfARace()).toBeLessThan(12)
  })

  // DynamoDB charges for keys that it does not find, which its local stand-in does not report.
  it('costs a reader that knows all of it one request and 9 read units', async () => {
    const { event_id } = await loggedTicket()
    const { position } = await read(event_id)
    const [requests, units] = [countRequests(), countReadUnits()]
    expect((await readLog(event_id, position))?.lines).toEqual([])
    expect(requests.sent).toEqual(['BatchGetItemCommand'])
    expect(units.read()).toBe(2 * logShards + 1)
    for (const counted of [requests, units]) counted.stop()
  })

  it('is read on from any position, few items or many', async () => {
    const event_id = newId('event')
    const ids = Array.from({ length: 40 }, () => newLinkId())
    const seen: LogLine[] = []
    let position = logStart
    for (const [index, id] of ids.entries()) {
      await appendLines(ctx, event_id, [line(1, id)], undefined)
      if (![0, 1, 5, 39].includes(index)) continue
      const news = await readLog(event_id, position)
      seen.push(...(news?.lines ?? []))
      position = news?.position ?? position
    }
    expect(seen.map(({ id }) => id).sort()).toEqual(ids.sort())
  })

  it('divides lines that are too many for one item', async () => {
    const event_id = newId('event')
    const noise = () => Array.from({ length: 500 }, () => newLinkId()).join('')
    const lines = Array.from({ length: 60 }, (_, index) => ({
      ...line(1, `${index}`),
      row: { short_id: `${index}`, noise: noise() },
    }))
    await appendLines(ctx, event_id, lines, undefined)
    expect(await itemsOf(event_id)).toBeGreaterThan(1)
    expect((await read(event_id)).lines).toHaveLength(60)
  })
})

describe('the snapshot of an event', () => {
  it('together with the log is what the lists show', async () => {
    const { event_id, list, short_id, record } = await loggedTicket()
    await makeSnapshot(ctx, event_id)
    await scan(list, short_id)
    await record()
    expect(await compareLog(event_id)).toEqual([])
    expect((await readLogHead(event_id))?.snapshot).toMatchObject({ orders: 1, attendees: 1 })
  })

  it('names what the log missed', async () => {
    const { event_id, list, short_id } = await loggedTicket()
    await makeSnapshot(ctx, event_id)
    await scan(list, short_id)
    expect(await compareLog(event_id)).toMatchObject([{ kind: 'attendee', id: short_id }])
    await rebuildSnapshot(later(ctx, 60), event_id, async () => {})
    expect(await compareLog(event_id)).toEqual([])
  })

  it('has what was sold before there was a log', async () => {
    const { order } = await soldTicket()
    const { short_id } = await soldTicket({ event_id: order.event_id })
    await recordChanges(ctx, changed(order.event_id, [], [short_id]))
    await makeSnapshot(ctx, order.event_id)
    expect(await compareLog(order.event_id)).toEqual([])
  })

  it('is written again only when something has changed', async () => {
    const { event_id, list, short_id, record } = await loggedTicket()
    await makeSnapshot(ctx, event_id)
    const [first] = [await readLogHead(event_id)]
    await makeSnapshot(later(ctx, 60), event_id)
    expect((await readLogHead(event_id))?.snapshot).toEqual(first?.snapshot)
    await scan(list, short_id)
    await record()
    await makeSnapshot(later(ctx, 120), event_id)
    expect((await readLogHead(event_id))?.snapshot?.made_at).toBe(later(ctx, 120).now.toISOString())
  })

  it('stands for the items of the log that have expired, and the log goes on from there', async () => {
    const { event_id, list, short_id, record } = await loggedTicket()
    await makeSnapshot(ctx, event_id)
    await expireLog(event_id)
    await scan(list, short_id)
    await record()
    expect(await compareLog(event_id)).toEqual([])
    const { header } = (await readSnapshot(event_id, 'attendee')) ?? {}
    expect((await readLog(event_id, header?.position ?? logStart))?.lines).toHaveLength(2)
    expect(await readLog(event_id, logStart)).toBeNull()
  })

  it('is made from the lists when none was made before the log expired', async () => {
    const { event_id, list, short_id, record } = await loggedTicket()
    await makeSnapshot(ctx, event_id)
    await scan(list, short_id)
    await record()
    await scan(await mintCheckInList({ event_id, name: 'Bar' }), short_id)
    await record()
    await expireLog(event_id)
    await ChangeLogHeadEntity.patch({ log_event_id: event_id }).remove(['snapshot']).go()
    await makeSnapshot(later(ctx, 60), event_id)
    expect(await compareLog(event_id)).toEqual([])
  })

  it('is announced once for changes that come close together, and sooner when there are many', async () => {
    const due = async (event_id: string) => (await readLogHead(event_id))?.outbox?.[0]?.deliver_at
    const { event_id, record } = await loggedTicket()
    const quiet = later(ctx, 900).now.toISOString()
    await record(later(ctx, 10))
    expect(await due(event_id)).toBe(quiet)
    for (let version = 1; version <= 41; version += 1)
      await appendLines(ctx, event_id, [line(version)], undefined)
    await recordChanges(later(ctx, 20), changed(event_id, ['one']))
    await recordChanges(later(ctx, 30), changed(event_id, ['one']))
    expect(await due(event_id)).toBe(later(ctx, 80).now.toISOString())
    await recordChanges(later(ctx, 81), changed(event_id, ['one']))
    expect(await due(event_id)).toBe(later(ctx, 141).now.toISOString())
  })
})

async function expireLog(log_event_id: string): Promise<void> {
  const { position } = await read(log_event_id)
  for (const [shard, last] of position.entries())
    for (let seq = 1; seq <= last; seq += 1) await ChangeLogEntity.delete({ log_event_id, shard, seq }).go()
}
