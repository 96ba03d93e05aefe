import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb'
import { config } from '@foyer/core/config'
import { EventEntity } from '@foyer/core/event/event-entity'
import { newLinkId } from '@foyer/core/random-id'
import { tableDefinition } from '@foyer/core/table/table-definition'
import { mintEvent } from '@foyer/core/testing/mint-event'
import { mintOwner } from '@foyer/core/testing/mint-owner'
import { mintTicket } from '@foyer/core/testing/mint-ticket'
import { TicketEntity } from '@foyer/core/ticket/ticket-entity'
import { describe, expect, it } from 'vitest'
import { fakeAws } from './testing/fake-aws.ts'
import { operate, operateAt } from './testing/operate.ts'

const table = DynamoDBDocumentClient.from(new DynamoDBClient({}))

/** A table as AWS restores it: what the stage's table has of an event at the moment. */
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
      if (String(Item.pk).includes(event_id)) await table.send(new PutCommand({ TableName, Item }))
    ExclusiveStartKey = page.LastEvaluatedKey
  } while (ExclusiveStartKey)
  return TableName
}

describe('pnpm operate restore-table', () => {
  it('compares a restored table with the running one, puts back what is missing, and says how long that took', async () => {
    const { ctx } = await mintOwner()
    const event = await mintEvent(ctx)
    const ticket = await mintTicket(ctx, event.id)
    const from = await restoredTable(event.id)
    const { data: before } = await TicketEntity.get({ event_id: event.id, id: ticket.id }).go({
      consistent: true,
    })
    await TicketEntity.delete({ event_id: event.id, id: ticket.id }).go()
    const moment = new Date().toISOString()

    const looked = await operate('restore-table', moment, '--from', from, '--of', event.id)
    expect(looked.code).toBe(0)
    expect(looked.said).toMatch(/^ticket +1 +1 +0$/m)
    expect(looked.said).toMatch(/\d+ items compared in \d+ seconds, \d+ a second; 0 copied\./)
    expect(
      (await TicketEntity.get({ event_id: event.id, id: ticket.id }).go({ consistent: true })).data,
    ).toBeNull()

    const copied = await operate(
      'restore-table',
      moment,
      '--from',
      from,
      '--of',
      event.id,
      '--copy',
      'missing',
    )
    expect(copied.said).toMatch(/; 1 copied\./)
    expect(
      (await TicketEntity.get({ event_id: event.id, id: ticket.id }).go({ consistent: true })).data,
    ).toEqual(before)
    expect((await operate('restore-table', moment, '--from', from)).said).toMatch(/^ticket +1 +0 +0$/m)
  })

  it('puts back what has changed only with --copy all, and announces nothing again', async () => {
    const { ctx } = await mintOwner()
    const event = await mintEvent(ctx)
    const from = await restoredTable(event.id)
    const key = { event_id: event.id }
    await EventEntity.patch(key).set({ title: 'Spoiled' }).go()
    const moment = new Date().toISOString()
    await operate('restore-table', moment, '--from', from, '--copy', 'missing')
    expect((await EventEntity.get(key).go({ consistent: true })).data?.title).toBe('Spoiled')
    expect((await operate('restore-table', moment, '--from', from, '--copy', 'all')).said).toMatch(
      /; 1 copied\./,
    )
    const { data } = await EventEntity.get(key).go({ consistent: true })
    expect([data?.title, data?.outbox]).toEqual([event.title, undefined])
  })

  it('asks AWS for the table of that moment and waits until it is there', async () => {
    let looks = 0
    const requests = await fakeAws(['DYNAMODB'], ({ target }) => {
      if (target === 'DescribeTable') looks += 1
      if (target === 'Scan') return { body: { Items: [], Count: 0 } }
      return { body: { Table: { TableStatus: looks < 3 ? 'CREATING' : 'ACTIVE' }, TableDescription: {} } }
    })
    const waited: number[] = []
    const wait = async (seconds: number) => void waited.push(seconds)
    const { code } = await operateAt({ wait }, 'restore-table', '2026-11-22T18:30:00Z')
    expect([code, waited]).toEqual([0, [30, 30]])
    expect(requests[0]?.target).toBe('RestoreTableToPointInTime')
    expect(requests[0]?.body).toMatchObject({
      SourceTableName: config().TABLE_NAME,
      TargetTableName: `${config().TABLE_NAME}-at-20261122T183000000Z`,
      RestoreDateTime: Date.parse('2026-11-22T18:30:00Z') / 1000,
    })
  })

  it.each(['yesterday', '2026-11-22 18:30', '2999-01-01T00:00:00Z'])(
    'refuses %s, which is no moment of the past in UTC',
    async (text) => {
      expect(await operate('restore-table', text)).toMatchObject({
        code: 1,
        said: expect.stringContaining('no moment of the past'),
      })
    },
  )
})
