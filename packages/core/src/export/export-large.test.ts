import { createExportBody } from '@foyer/contracts/export/export'
import { exportDue } from '@foyer/contracts/export/export-messages'
import { describe, expect, it } from 'vitest'
import { readObject } from '../media/s3.ts'
import { cancelOrder } from '../order/cancel-order.ts'
import { rebuildSnapshot } from '../snapshot/make-snapshot.ts'
import { recordChanges } from '../snapshot/record-changes.ts'
import { recordOwnChanges } from '../snapshot/record-own-changes.ts'
import { ChangeLogHeadEntity, readLogHead } from '../store/change-log/change-log-entity.ts'
import { OrderEntity } from '../store/order/order-entity.ts'
import { toSend } from '../table/write.ts'
import { countRequests } from '../testing/count-requests.ts'
import { mintLiveEvent } from '../testing/mint-live-event.ts'
import { mintQuestion } from '../testing/mint-question.ts'
import { seedSoldOrders } from '../testing/seed-sold-orders.ts'
import { later, testContext } from '../testing/test-context.ts'
import { withTrace } from '../trace.ts'
import { createExport } from './create-export.ts'
import { exportKey } from './get-export.ts'
import { writeExport } from './write-export.ts'

/** An event with 600 orders, of which the snapshot does not know that one was cancelled, one sold and one deleted since. */
async function openHall() {
  const { ctx, event, tickets } = await mintLiveEvent([{ type: 'FREE' }])
  const params = { event_id: event.id }
  const question = await mintQuestion(ctx, event.id, {
    ...{ title: 'Meal', type: 'SINGLE_LINE', belongs_to: 'ATTENDEE' },
  })
  const seed = {
    ...{ ...params, ticket_id: tickets[0]?.id ?? '' },
    answersOf: (index: number) => [
      { question_id: question.id, title: 'Meal', type: 'SINGLE_LINE' as const, value: `Meal ${index}` },
    ],
  }
  await seedSoldOrders({ ...seed, orders: 600 })
  await rebuildSnapshot(ctx, event.id, async () => {})
  const listed = await OrderEntity.query.list({ ...params, list_shard: 0 }).go({ limit: 2 })
  const [cancelled = '', deleted = ''] = listed.data.map(({ row }) => row?.short_id ?? '')
  await withTrace('request', async () => {
    const body = { notify_buyer: false }
    await cancelOrder(ctx, { params: { ...params, order_short_id: cancelled }, body } as never)
    await recordOwnChanges(ctx)
  })
  await OrderEntity.delete({ short_id: deleted }).go()
  await seedSoldOrders({ ...seed, orders: 1, created_at: '2026-11-01T00:00:00.000Z' })
  const shards = await Promise.all(
    [0, 1, 2, 3].map((list_shard) => OrderEntity.query.list({ ...params, list_shard }).go({ order: 'desc' })),
  )
  const rows = shards.flatMap((shard) => shard.data)
  const added = rows.find(({ row }) => row?.created_at.startsWith('2026-11'))?.row?.short_id ?? ''
  const { data: order } = await OrderEntity.get({ short_id: added }).go({ consistent: true })
  await recordChanges(later(ctx, 1), {
    ...params,
    order_short_ids: [deleted, added],
    attendee_short_ids: order?.slots.map(({ short_id }) => short_id) ?? [],
    renamed_short_ids: [],
  })
  return { ctx, event_id: event.id, question }
}

describe('the file of a large list', () => {
  it('is the same from its snapshot and log as from the table, and reads no list of the table', async () => {
    const { ctx, event_id, question } = await openHall()
    const kinds = [
      { kind: 'orders', format: 'csv' },
      { kind: 'orders', format: 'csv', filter_fields: { status: { eq: 'CANCELLED' } } },
      { kind: 'attendees', format: 'csv', query: 'holder 5', sort_by: 'first_name' },
      { kind: 'answers', format: 'csv', question_id: question.id },
    ]
    const write = async (asked: object) => {
      const body = createExportBody.parse(asked)
      const { id } = await createExport(ctx, { params: { event_id }, body })
      const requests = countRequests()
      await writeExport(testContext(), toSend(exportDue, { export_id: id }))
      requests.stop()
      const bytes = await readObject(exportKey({ id, event_id, body }), 1e9)
      return { text: Buffer.from(bytes as Uint8Array).toString(), indexes: requests.indexes }
    }
    const files: Awaited<ReturnType<typeof write>>[] = []
    for (const kind of kinds) files.push(await write(kind))
    const { snapshot } = (await readLogHead(event_id)) ?? {}
    await ChangeLogHeadEntity.patch({ log_event_id: event_id }).remove(['snapshot']).go()
    for (const [index, kind] of kinds.entries()) {
      const { text, indexes } = await write(kind)
      expect(indexes).toContain('gsi1')
      expect(files[index]).toEqual({ text, indexes: [] })
    }
    expect(snapshot?.orders).toBe(600)
    const [orders, cancelled, attendees, answers] = files.map(({ text }) => text.trim().split('\n').length)
    expect({ orders, cancelled, answers }).toEqual({ orders: 601, cancelled: 2, answers: 602 })
    expect(attendees).toBeGreaterThan(100)
  })
})
