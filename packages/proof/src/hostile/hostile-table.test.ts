import {
  BatchGetItemCommand,
  BatchWriteItemCommand,
  DeleteItemCommand,
  DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
  TransactWriteItemsCommand,
} from '@aws-sdk/client-dynamodb'
import { newLinkId } from '@foyer/core/random-id'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { openHostileTable } from './hostile-table.ts'
import { lostAnswers } from './lost-answers.ts'
import { onClient } from './on-client.ts'
import { throttles } from './throttles.ts'
import { inVirtualTime } from './virtual-time.ts'

const TableName = process.env.TABLE_NAME ?? ''
const client = new DynamoDBClient({})
let end: () => void = () => undefined
afterEach(() => end())

const table = await openHostileTable({
  endpoint: process.env.AWS_ENDPOINT_URL_DYNAMODB ?? '',
  table: TableName,
})
afterAll(() => table.stop())

const newItem = (more: Record<string, { S: string }> = {}) => ({
  pk: { S: newLinkId() },
  sk: { S: 'item' },
  ...more,
})
type Item = ReturnType<typeof newItem>
const keyOf = ({ pk, sk }: Item) => ({ pk, sk })

const put = (Item: Item) => client.send(new PutItemCommand({ TableName, Item }))
const get = async (item: Item, ConsistentRead = false) =>
  (await client.send(new GetItemCommand({ TableName, Key: keyOf(item), ConsistentRead }))).Item

async function inIndex(gsi1pk: string): Promise<number> {
  const ExpressionAttributeValues = { ':pk': { S: gsi1pk } }
  const how = { KeyConditionExpression: 'gsi1pk = :pk', ExpressionAttributeValues }
  const { Items = [] } = await client.send(new QueryCommand({ TableName, IndexName: 'gsi1', ...how }))
  return Items.length
}

describe('an index in bad weather', () => {
  const lagging = { seed: 1, lagMilliseconds: 1000 }
  const lines = (gsi1pk: string) =>
    Array.from({ length: 20 }, () => newItem({ gsi1pk: { S: gsi1pk }, gsi1sk: { S: newLinkId() } }))

  it('shows what was written, deleted or moved up to a second later, while the table shows it at once to a consistent read', async () => {
    end = onClient(client, table.layer)
    const index = newLinkId()
    const items = lines(index)
    await inVirtualTime(() =>
      table.inWeather(lagging, async () => {
        await Promise.all(items.map(put))
        await new Promise((resolve) => setTimeout(resolve, 100))
        const seen = await inIndex(index)
        expect(seen).toBeGreaterThan(0)
        expect(seen).toBeLessThan(20)
        expect((await Promise.all(items.map((item) => get(item, true)))).filter(Boolean)).toHaveLength(20)
        expect((await Promise.all(items.map((item) => get(item)))).filter(Boolean).length).toBeLessThan(20)
        expect(await table.inCalm(() => inIndex(index))).toBe(20)
        await new Promise((resolve) => setTimeout(resolve, 1000))
        expect(await inIndex(index)).toBe(20)
        const gone = items.slice(0, 10).map(keyOf)
        await Promise.all(gone.map((Key) => client.send(new DeleteItemCommand({ TableName, Key }))))
        expect(await inIndex(index)).toBeGreaterThan(10)
        await new Promise((resolve) => setTimeout(resolve, 1000))
        expect(await inIndex(index)).toBe(10)
      }),
    )
  })

  it('answers batches of late reads under the table’s own name', async () => {
    end = onClient(client, table.layer)
    const item = newItem()
    await put(item)
    const { Responses } = await table.inWeather(lagging, () =>
      client.send(new BatchGetItemCommand({ RequestItems: { [TableName]: { Keys: [keyOf(item)] } } })),
    )
    expect(Responses).toEqual({ [TableName]: [item] })
  })
})

describe('a key with too many requests', () => {
  const pk = newLinkId()
  const row = (size = 1) => ({ pk: { S: pk }, sk: { S: newLinkId() }, text: { S: 'x'.repeat(size) } })

  it('takes 1,000 write units a second; the SDK’s retries and time help', async () => {
    end = onClient(client, throttles())
    await inVirtualTime(async () => {
      const rows = Array.from({ length: 120 }, () => row(10_000))
      const once = new DynamoDBClient({ maxAttempts: 1 })
      const ends = onClient(once, throttles())
      const all = await Promise.allSettled(
        rows.map((Item) => once.send(new PutItemCommand({ TableName, Item }))),
      )
      ends()
      const refused = all.filter(({ status }) => status === 'rejected')
      expect(refused).toHaveLength(20)
      expect(refused[0]).toMatchObject({
        reason: {
          name: 'ThrottlingException',
          throttlingReasons: [{ reason: 'TableWriteKeyRangeThroughputExceeded' }],
        },
      })
      await Promise.all(rows.map((Item) => client.send(new PutItemCommand({ TableName, Item }))))
    })
  })

  it('takes 3,000 read units a second, and twice as many eventually consistent reads', async () => {
    end = onClient(client, throttles({ readUnitsPerSecond: 10 }))
    await inVirtualTime(async () => {
      const [one, other] = [newItem(), newItem()]
      const once = new DynamoDBClient({ maxAttempts: 1 })
      const ends = onClient(once, throttles({ readUnitsPerSecond: 10 }))
      const read = (Key: Item, ConsistentRead: boolean) =>
        once.send(new GetItemCommand({ TableName, Key, ConsistentRead }))
      const refusedOf = async (item: Item, isNewest: boolean) => {
        let refused = 0
        for (let turn = 0; turn < 30; turn += 1)
          await read(item, isNewest).catch(() => {
            refused += 1
          })
        return refused
      }
      expect([await refusedOf(one, true), await refusedOf(other, false)]).toEqual([20, 10])
      ends()
    })
  })

  it('cancels a transaction, and leaves its part of a batch undone', async () => {
    end = onClient(client, throttles({ writeUnitsPerSecond: 1, readUnitsPerSecond: 1 }))
    const hot = newItem()
    await inVirtualTime(async () => {
      await put(hot)
      const both = [hot, newItem()].map((Item) => ({ Put: { TableName, Item } }))
      await expect(client.send(new TransactWriteItemsCommand({ TransactItems: both }))).rejects.toMatchObject(
        {
          CancellationReasons: [{ Code: 'ThrottlingError' }, { Code: 'None' }],
        },
      )
      const batch = [hot, newItem()].map((Item) => ({ PutRequest: { Item } }))
      const put25 = new BatchWriteItemCommand({ RequestItems: { [TableName]: batch } })
      expect((await client.send(put25)).UnprocessedItems).toEqual({ [TableName]: [batch[0]] })
      await get(hot, true)
      const Keys = [keyOf(hot), keyOf(newItem())]
      const get100 = new BatchGetItemCommand({
        RequestItems: { [TableName]: { Keys, ConsistentRead: true } },
      })
      expect((await client.send(get100)).UnprocessedKeys).toMatchObject({ [TableName]: { Keys: [Keys[0]] } })
    })
  })

  it('refuses a write to the table where it is a key of an index', async () => {
    end = onClient(client, throttles({ writeUnitsPerSecond: 5 }))
    const index = { gsi1pk: { S: newLinkId() }, gsi1sk: { S: 'a' } }
    await inVirtualTime(async () => {
      const started = performance.now()
      await Promise.all(Array.from({ length: 6 }, () => put(newItem(index))))
      expect(performance.now() - started).toBeGreaterThan(0)
    })
  })
})

describe('a request with a lost answer', () => {
  const losing = () => {
    const turns = [0, 0, 1]
    end = onClient(client, lostAnswers({ chance: 0.5, random: () => turns.shift() ?? 1 }))
  }
  const condition = { ConditionExpression: 'attribute_not_exists(pk)' }

  it('is repeated by the SDK, and refused by its own condition', async () => {
    losing()
    const Item = newItem()
    await expect(client.send(new PutItemCommand({ TableName, Item, ...condition }))).rejects.toMatchObject({
      name: 'ConditionalCheckFailedException',
      $metadata: { attempts: 2 },
    })
  })

  it('counts once as a transaction, which has its token, and does not go with that token for another one', async () => {
    losing()
    const put = { Put: { TableName, Item: newItem(), ...condition } }
    const ClientRequestToken = newLinkId()
    const { $metadata } = await client.send(
      new TransactWriteItemsCommand({ TransactItems: [put], ClientRequestToken }),
    )
    expect($metadata.attempts).toBe(2)
    const other = { Put: { TableName, Item: newItem() } }
    await expect(
      client.send(new TransactWriteItemsCommand({ TransactItems: [other], ClientRequestToken })),
    ).rejects.toMatchObject({ name: 'IdempotentParameterMismatchException' })
  })
})
