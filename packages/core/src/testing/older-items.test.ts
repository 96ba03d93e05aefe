import { readdirSync, readFileSync } from 'node:fs'
import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { eventSettings } from '@foyer/contracts/event/event-settings'
import { beforeAll, describe, expect, it } from 'vitest'
import { config } from '../config.ts'
import { toOrder } from '../order/get-order.ts'
import { writeOrder } from '../order-state/write-order.ts'
import { AttendeeEntity } from '../store/attendee/attendee-entity.ts'
import { completeSettings, EventSettingsEntity } from '../store/event/event-entity.ts'
import { OrderEntity, readOrder } from '../store/order/order-entity.ts'
import { client } from '../table/client.ts'

const folder = new URL('./older-items/', import.meta.url)
const releases = readdirSync(folder)

type Item = Record<string, string>

describe.each(releases)('items as the release of %s wrote them', (file) => {
  const items = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Item[]
  const of = (entity: string) => items.find((item) => item.__edb_e__ === entity) as Item

  beforeAll(async () => {
    for (const Item of items) await client.send(new PutCommand({ TableName: config().TABLE_NAME, Item }))
  })

  it('are read: an order is whole, what came later has its meaning of before', async () => {
    const order = await readOrder(of('order').short_id as string)
    expect(await toOrder(order)).toMatchObject({
      reference: of('order').reference,
      status: of('order').status,
      total: of('order').total,
    })
  })

  it('are read: an attendee by its short id, and settings with the defaults of those that came later', async () => {
    const { data: attendee } = await AttendeeEntity.get({ short_id: of('attendee').short_id as string }).go()
    expect(attendee).toMatchObject({ reference: of('attendee').reference, status: 'ACTIVE' })
    const { data } = await EventSettingsEntity.get({ event_id: of('settings').event_id as string }).go()
    expect(Object.keys(completeSettings(data?.settings))).toEqual(
      expect.arrayContaining(Object.keys(eventSettings.parse({}))),
    )
    expect(completeSettings(data?.settings)).toMatchObject(of('settings').settings as unknown as object)
  })

  it('are written again in today’s shape, under the same keys', async () => {
    const short_id = of('order').short_id as string
    const before = await readOrder(short_id)
    expect(await writeOrder({ before, after: { ...before, notes: 'Written again' } })).toBe('written')
    const { data } = await OrderEntity.query
      .list({ event_id: before.event_id, list_shard: before.list_shard })
      .go()
    expect(data.map(({ row }) => row?.reference)).toEqual([before.reference])
    expect(data[0]?.row).toHaveProperty('source')
  })
})
