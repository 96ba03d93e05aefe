import { attendeeListQuery } from '@foyer/contracts/attendee/attendee'
import type { ListQuery } from '@foyer/contracts/list'
import { orderListQuery } from '@foyer/contracts/order/order'
import { beforeEach, describe, expect, it } from 'vitest'
import { listAttendees } from '../attendee/list-attendees.ts'
import { requireEvent } from '../event-graph/event-graph.ts'
import { countMessageRecipients } from '../event-message/find-recipients.ts'
import { cancelOrder } from '../order/cancel-order.ts'
import { updateOrder } from '../order/get-order.ts'
import { listOrders } from '../order/list-orders.ts'
import { ChangeLogHeadEntity, readLogHead, type SnapshotMark } from '../store/change-log/change-log-entity.ts'
import { readOrder } from '../store/order/order-entity.ts'
import { countReadUnits } from '../testing/count-read-units.ts'
import { countRequests } from '../testing/count-requests.ts'
import { withoutGuard } from '../testing/guard/without-guard.ts'
import { meterUnits } from '../testing/meter-units.ts'
import { mintHall } from '../testing/mint-hall.ts'
import { later } from '../testing/test-context.ts'
import { withTrace } from '../trace.ts'
import type { Context } from '../verb.ts'
import { makeSnapshot, rebuildSnapshot } from './make-snapshot.ts'
import { recordChanges } from './record-changes.ts'
import { recordOwnChanges } from './record-own-changes.ts'

interface Hall {
  ctx: Context
  event_id: string
}

const halls = new Map<number, Promise<Hall>>()

/** What is asked next is asked in a process that has just started. */
const forgetKeptLists = () => withoutGuard('keptLists')

/** An event with that many orders of one ticket each, and a snapshot of it. */
function hall(orders: number): Promise<Hall> {
  const known = halls.get(orders) ?? mintHall({ orders })
  halls.set(orders, known)
  return known
}

const first = { page: 1, per_page: 20 }
const attendees = ({ ctx, event_id }: Hall, query: Partial<ListQuery>) =>
  listAttendees(ctx, { params: { event_id }, query: attendeeListQuery.parse({ ...first, ...query }) })
const orders = ({ ctx, event_id }: Hall, query: Partial<ListQuery>) =>
  listOrders(ctx, { params: { event_id }, query: orderListQuery.parse({ ...first, ...query }) })

const queries: Partial<ListQuery>[] = [
  { sort_by: 'first_name' },
  { sort_by: 'email', sort_direction: 'desc', page: 7 },
  { sort_by: 'created_at', sort_direction: 'asc' },
  { query: 'holder 17' },
  { query: 'nothing like it' },
  { filter_fields: { status: { in: 'ACTIVE' } }, page: 3 },
  { filter_fields: { status: { eq: 'CANCELLED' } } },
  { page: 20 },
]

/** Without what the event's own answers take: the same list, read from the table. */
async function fromTable<Answer>(of: Hall, ask: () => Promise<Answer>): Promise<Answer> {
  const { snapshot } = (await readLogHead(of.event_id)) ?? {}
  forgetKeptLists()
  await ChangeLogHeadEntity.patch({ log_event_id: of.event_id }).remove(['snapshot']).go()
  const answer = await ask()
  await ChangeLogHeadEntity.patch({ log_event_id: of.event_id }).set({ snapshot }).go()
  forgetKeptLists()
  return answer
}

beforeEach(() => forgetKeptLists())

describe('the lists of a large event', () => {
  it.each(queries)('are the same pages from what a process keeps as from the table: %o', async (query) => {
    const of = await hall(600)
    const exact = await fromTable(of, () => attendees(of, query))
    await attendees(of, query)
    const kept = await attendees(of, query)
    expect(kept.data).toEqual(exact.data)
    // The counter of the newest page counts orders of verbs, and not seeded ones.
    if (query.page !== 20) expect(kept.meta).toEqual(exact.meta)
  })

  it.each([600, 2000])(
    'cost 2 requests and 10 read units once they are kept, whatever is asked of %i rows',
    { timeout: 900_000, tags: 'long' },
    async (rows) => {
      const of = await hall(rows)
      await attendees(of, { sort_by: 'first_name' })
      await orders(of, { sort_by: 'total' })
      for (const query of queries) expect(await costOf(() => attendees(of, query))).toEqual(bound)
      for (const query of [{ sort_by: 'total' }, { query: 'buyer-99' }])
        expect(await costOf(() => orders(of, query))).toEqual(bound)
      expect((await orders(of, { query: 'buyer-599@' })).data).toHaveLength(1)
    },
  )

  it.each([600, 2000])(
    'find a reference or a whole address among %i rows by its key, in 2 read units beside the event, in a process that keeps nothing',
    { timeout: 900_000, tags: 'long' },
    async (rows) => {
      const of = await hall(rows)
      const [order] = (await orders(of, {})).data
      const [holder] = (await attendees(of, { query: order?.reference.toLowerCase() ?? '' })).data
      expect(holder?.order_reference).toBe(order?.reference)
      const found = [
        [orders, order?.reference, order?.short_id],
        [orders, ` ${order?.email.toUpperCase()} `, order?.short_id],
        [attendees, holder?.reference, holder?.short_id],
        [attendees, holder?.email, holder?.short_id],
      ] as const
      for (const [list, query = '', short_id] of found) {
        forgetKeptLists()
        const { result, read } = await meterUnits<{ data: { short_id: string }[]; meta: { total: number } }>(
          () => list(of, { query, sort_by: 'email' }),
        )
        expect([result.data.map((row) => row.short_id), result.meta.total]).toEqual([[short_id], 1])
        const { read: ofEvent } = await meterUnits(() => requireEvent(of.ctx, of.event_id))
        expect(read - ofEvent).toBeLessThanOrEqual(2)
      }
    },
  )

  it('find an address that an order has now, and not the one that it had', async () => {
    const of = await hall(600)
    const [row] = (await orders(of, { query: 'buyer-11@example.com' })).data
    const order_short_id = row?.short_id ?? ''
    await withTrace('request', async () => {
      const body = { first_name: 'Ada', last_name: 'King', email: 'countess@example.org', notes: '' }
      await updateOrder(of.ctx, { params: { event_id: of.event_id, order_short_id }, body } as never)
      await recordOwnChanges(of.ctx)
    })
    const idsOf = async (query: string) => (await orders(of, { query })).data.map(({ short_id }) => short_id)
    expect(await idsOf('countess@example.org')).toEqual([order_short_id])
    expect(await idsOf('buyer-11@example.com')).toEqual([])
    expect(await idsOf('countess')).toEqual([order_short_id])
  })

  it('are searched as a whole for an address while rows of an earlier release have no keys', async () => {
    const of = await hall(600)
    const mark = (is_keyed: boolean) =>
      readLogHead(of.event_id).then((head) =>
        ChangeLogHeadEntity.patch({ log_event_id: of.event_id })
          .set({ snapshot: { ...(head?.snapshot as SnapshotMark), is_keyed } })
          .go(),
      )
    await mark(false)
    withoutGuard('keyedEvents')
    const requests = countRequests()
    const { data } = await orders(of, { query: 'buyer-13@example.com' })
    requests.stop()
    expect(data).toHaveLength(1)
    expect(requests.sent).not.toContain('QueryCommand')
    await makeSnapshot(later(of.ctx, 10), of.event_id)
    expect((await readLogHead(of.event_id))?.snapshot?.is_keyed).toBe(true)
    withoutGuard('keyedEvents')
  })

  it('show what was written since, in any order that is kept', async () => {
    const of = await hall(600)
    await attendees(of, { sort_by: 'last_name' })
    const [row] = (await orders(of, { query: 'buyer-3@' })).data
    await cancel(of, row?.short_id ?? '')
    const changed = { event_id: of.event_id, order_short_ids: [row?.short_id ?? ''], attendee_short_ids: [] }
    await recordChanges(later(of.ctx, 1), changed)
    const { data, meta } = await orders(of, { filter_fields: { status: { eq: 'CANCELLED' } } })
    expect([data.map(({ short_id }) => short_id), meta.total]).toEqual([[row?.short_id], 1])
  })

  it('show a person what they have just written, in any process, before the stream has told of it', async () => {
    const of = await hall(600)
    const cancelled = { filter_fields: { status: { eq: 'CANCELLED' } } }
    const before = (await orders(of, cancelled)).meta.total
    const [row] = (await orders(of, { query: 'buyer-5@' })).data
    await withTrace('request', async () => {
      await cancel(of, row?.short_id ?? '')
      await recordOwnChanges(of.ctx)
    })
    expect((await orders(of, cancelled)).meta.total).toBe(before + 1)
    forgetKeptLists()
    expect((await orders(of, cancelled)).meta.total).toBe(before + 1)
  })

  it('begin again from a snapshot that was made from the lists', async () => {
    const of = await hall(600)
    await orders(of, { sort_by: 'total' })
    const [row] = (await orders(of, { query: 'buyer-7@' })).data
    await cancel(of, row?.short_id ?? '')
    await rebuildSnapshot(later(of.ctx, 5), of.event_id, async () => {})
    expect((await orders(of, { query: 'buyer-7@' })).data[0]?.status).toBe('CANCELLED')
  })

  it('answer how many people a message would reach', async () => {
    const of = await hall(600)
    const count = () =>
      countMessageRecipients(of.ctx, {
        params: { event_id: of.event_id },
        body: { recipient_group: 'EVERYONE', ticket_ids: [], attendee_short_ids: [] },
      } as never)
    const total = await count()
    expect(await fromTable(of, count)).toEqual(total)
  })
})

/** The event, and one look at the log. */
const bound = { requests: ['GetItemCommand', 'BatchGetItemCommand'], units: 10 }

/** DynamoDB charges for keys that it does not find, which its local stand-in does not report. */
async function costOf(ask: () => Promise<unknown>) {
  const [requests, batches] = [countRequests(), countReadUnits()]
  await ask()
  for (const counted of [requests, batches]) counted.stop()
  const single = requests.sent.filter((name) => name === 'GetItemCommand').length
  return { requests: requests.sent, units: single + batches.read() }
}

async function cancel({ ctx, event_id }: Hall, order_short_id: string) {
  await cancelOrder(ctx, {
    params: { event_id, order_short_id },
    body: { notify_buyer: false },
  } as never)
  return readOrder(order_short_id)
}
