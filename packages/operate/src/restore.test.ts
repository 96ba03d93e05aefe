import { setTimeout as sleep } from 'node:timers/promises'
import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb'
import { config } from '@foyer/core/config'
import { imageFiles } from '@foyer/core/media/image-key'
import { deleteObject, readObject, writeObject } from '@foyer/core/media/s3'
import { newLinkId } from '@foyer/core/random-id'
import { EventEntity, imagesOf } from '@foyer/core/store/event/event-entity'
import { TicketEntity } from '@foyer/core/store/ticket/ticket-entity'
import { tableDefinition } from '@foyer/core/table/table-definition'
import { mintEvent } from '@foyer/core/testing/mint-event'
import { mintOwner } from '@foyer/core/testing/mint-owner'
import { mintTicket } from '@foyer/core/testing/mint-ticket'
import { describe, expect, it } from 'vitest'
import { fakeAws } from './testing/fake-aws.ts'
import { operate, operateAt } from './testing/operate.ts'
import { startAccount } from './testing/start-account.ts'

const table = DynamoDBDocumentClient.from(new DynamoDBClient({}))

/** A message in an item's outbox, which was sent when the item was written. */
const announced = { id: 'ms_1', name: 'eventChanged', queue: 'audit', payload: {} }

/** A table as AWS restores it: the event's current items from the stage's table, with the outboxes of that time. */
async function restoredTable(event_id: string): Promise<string> {
  const TableName = `restored-${newLinkId()}`
  await new DynamoDBClient({}).send(
    new CreateTableCommand({ ...tableDefinition(TableName), StreamSpecification: undefined }),
  )
  let ExclusiveStartKey: Record<string, unknown> | undefined
  do {
    const page = await table.send(
      new ScanCommand({ TableName: config().TABLE_NAME, ExclusiveStartKey, ConsistentRead: true }),
    )
    for (const Item of page.Items ?? [])
      if (String(Item.pk).includes(event_id))
        await table.send(
          new PutCommand({ TableName, Item: { ...Item, outbox: [announced], outbox_id: 'ms_1' } }),
        )
    ExclusiveStartKey = page.LastEvaluatedKey
  } while (ExclusiveStartKey)
  return TableName
}

/** Gives an event a banner of one file and a cover of two. Each file contains its own name. */
async function giveCover(event_id: string): Promise<string[]> {
  const files = ['cover.jpeg', 'cover.webp', 'banner.jpeg'].map((name) => `media/${event_id}/${name}`)
  for (const file of files) await writeObject(file, Buffer.from(file), 'image/webp')
  const [url = '', more = '', strip = ''] = files.map((file) => `/${file}`)
  const size = { width: 8, height: 4, size_bytes: 9 }
  const variants = [{ url: more, format: 'webp' as const, ...size }]
  const cover = { id: 'im_1', type: 'EVENT_COVER' as const, url, ...size, variants }
  const banner = { id: 'im_2', type: 'EVENT_BANNER' as const, url: strip, ...size, variants: [] }
  await EventEntity.patch({ event_id })
    .set({ images: [cover], banners: [banner] })
    .go()
  return files
}

async function textOf(file: string): Promise<string | null> {
  const bytes = await readObject(file, 1000)
  return bytes instanceof Uint8Array ? Buffer.from(bytes).toString() : null
}

/** Waits for the next second. S3 stores times to the second, so later writes then have a later time. */
async function untilNextSecond(): Promise<void> {
  await sleep(1020 - (Date.now() % 1000))
}

describe('pnpm operate restore', () => {
  it('compares a restored table with the running one, puts missing items back, and says how long that took', async () => {
    const { ctx } = await mintOwner()
    const event = await mintEvent(ctx)
    const ticket = await mintTicket(ctx, event.id)
    const from = await restoredTable(event.id)
    const { data: before } = await TicketEntity.get({ event_id: event.id, id: ticket.id }).go({
      consistent: true,
    })
    await TicketEntity.delete({ event_id: event.id, id: ticket.id }).go()
    const moment = new Date().toISOString()

    const looked = await operate('restore', moment, '--from', from, '--of', event.id)
    expect(looked.code).toBe(0)
    expect(looked.said).toMatch(/^ticket +1 +1 +0$/m)
    expect(looked.said).toMatch(
      /Compared \d+ items? and 0 files in \d+ seconds?\. Copied 0 items and 0 files\./,
    )
    expect(
      (await TicketEntity.get({ event_id: event.id, id: ticket.id }).go({ consistent: true })).data,
    ).toBeNull()

    const copied = await operate('restore', moment, '--from', from, '--of', event.id, '--copy', 'missing')
    expect(copied.said).toMatch(/Copied 1 item and 0 files\./)
    expect(
      (await TicketEntity.get({ event_id: event.id, id: ticket.id }).go({ consistent: true })).data,
    ).toEqual(before)
    expect((await operate('restore', moment, '--from', from)).said).toMatch(/^ticket +1 +0 +0$/m)
  })

  it('puts changed items back only with --copy all, and sends none of their messages again', async () => {
    const { ctx } = await mintOwner()
    const event = await mintEvent(ctx)
    const from = await restoredTable(event.id)
    const key = { event_id: event.id }
    await EventEntity.patch(key).set({ title: 'Spoiled' }).go()
    const moment = new Date().toISOString()
    await operate('restore', moment, '--from', from, '--copy', 'missing')
    expect((await EventEntity.get(key).go({ consistent: true })).data?.title).toBe('Spoiled')
    expect((await operate('restore', moment, '--from', from, '--copy', 'all')).said).toMatch(
      /Copied 1 item and 0 files\./,
    )
    const { data } = await EventEntity.get(key).go({ consistent: true })
    expect([data?.title, data?.outbox]).toEqual([event.title, undefined])
  })

  it('puts deleted and damaged image files back that items name, and leaves every other file deleted', async () => {
    const { ctx } = await mintOwner()
    const event = await mintEvent(ctx)
    const files = await giveCover(event.id)
    const removed = `media/${event.id}/removed.webp`
    await writeObject(removed, Buffer.from('removed on purpose'), 'image/webp')
    const moment = new Date().toISOString()
    await untilNextSecond()
    const [lost = '', spoiled = ''] = files
    await Promise.all([lost, removed].map(deleteObject))
    await writeObject(spoiled, Buffer.from('spoiled'), 'image/webp')
    const copying = (copy: string) => operate('restore', moment, '--images', '--of', event.id, '--copy', copy)

    const looked = await operate('restore', moment, '--images', '--of', event.id)
    expect(looked.said).toMatch(/^file of an image +3 +1 +1$/m)
    expect(looked.said).toContain(`operate restore ${moment} --images --copy`)
    expect(await textOf(lost)).toBeNull()

    expect((await copying('missing')).said).toMatch(/Copied 0 items and 1 file\.$/m)
    expect([await textOf(lost), await textOf(spoiled), await textOf(removed)]).toEqual([
      lost,
      'spoiled',
      null,
    ])
    expect((await copying('all')).said).toMatch(/Copied 0 items and 1 file\.$/m)
    expect(await Promise.all(files.map(textOf))).toEqual(files)
    expect((await operate('restore', moment, '--images', '--of', event.id)).said).toMatch(
      /^file of an image +3 +0 +0$/m,
    )
  })

  it('restores a deleted event and its cover, as both were at that moment', async () => {
    const { ctx } = await mintOwner()
    const event = await mintEvent(ctx)
    const files = await giveCover(event.id)
    const from = await restoredTable(event.id)
    const moment = new Date().toISOString()
    await untilNextSecond()
    await Promise.all(files.map(deleteObject))
    await EventEntity.delete({ event_id: event.id }).go()

    const { code, said } = await operate('restore', moment, '--from', from, '--copy', 'missing')
    expect([code, said]).toEqual([0, expect.stringMatching(/Copied 1 item and 3 files\.$/m)])
    const { data } = await EventEntity.get({ event_id: event.id }).go({ consistent: true })
    expect(data && imagesOf(data).flatMap(imageFiles)).toEqual(files)
    expect(await Promise.all(files.map(textOf))).toEqual(files)
  })

  it('finds a file after a thousand old versions of others, which fill one page of S3’s list', async () => {
    const { ctx } = await mintOwner()
    const event = await mintEvent(ctx)
    const often = `media/${event.id}/a.webp`
    for (let batch = 0; batch < 20; batch += 1)
      await Promise.all(Array.from({ length: 50 }, () => writeObject(often, Buffer.from('a'), 'image/webp')))
    const files = await giveCover(event.id)
    const moment = new Date().toISOString()
    await untilNextSecond()
    await Promise.all(files.map(deleteObject))
    const { said } = await operate('restore', moment, '--images', '--of', event.id, '--copy', 'missing')
    expect(said).toMatch(/Copied 0 items and 3 files\.$/m)
    expect(await Promise.all(files.map(textOf))).toEqual(files)
  })

  it('says that deleted images are lost when the bucket keeps no versions', async () => {
    await startAccount({ keepsVersions: false })
    const { said } = await operate('restore', '2026-11-22T18:30:00Z', '--images', '--of', 'ev_none')
    expect(said).toMatch(/keeps no versions, so its deleted files are lost\. Run: pnpm operate set-up/)
  })

  it('asks AWS for the table of that moment and waits until it is ready', async () => {
    let looks = 0
    const requests = await fakeAws(['DYNAMODB'], ({ target }) => {
      if (target === 'DescribeTable') looks += 1
      if (target === 'Scan') return { body: { Items: [], Count: 0 } }
      return { body: { Table: { TableStatus: looks < 3 ? 'CREATING' : 'ACTIVE' }, TableDescription: {} } }
    })
    const waited: number[] = []
    const wait = async (seconds: number) => void waited.push(seconds)
    const { code } = await operateAt({ wait }, 'restore', '2026-11-22T18:30:00Z')
    expect([code, waited]).toEqual([0, [30, 30]])
    expect(requests[0]?.target).toBe('RestoreTableToPointInTime')
    expect(requests[0]?.body).toMatchObject({
      SourceTableName: config().TABLE_NAME,
      TargetTableName: `${config().TABLE_NAME}-at-20261122T183000000Z`,
      RestoreDateTime: Date.parse('2026-11-22T18:30:00Z') / 1000,
    })
  })

  it.each(['yesterday', '2026-11-22 18:30', '2999-01-01T00:00:00Z'])(
    'refuses %s, which is not a past time in UTC',
    async (text) => {
      expect(await operate('restore', text)).toMatchObject({
        code: 1,
        said: expect.stringContaining('is not a moment in the past'),
      })
    },
  )
})
