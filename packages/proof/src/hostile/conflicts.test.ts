import {
  BatchWriteItemCommand,
  DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  TransactGetItemsCommand,
  TransactWriteItemsCommand,
} from '@aws-sdk/client-dynamodb'
import { newLinkId } from '@foyer/core/random-id'
import { afterEach, describe, expect, it } from 'vitest'
import { conflicts } from './conflicts.ts'
import { onClient } from './on-client.ts'
import { startTableProxy } from './start-table-proxy.ts'
import { canceled as refused, type TableLayer } from './table-layer.ts'
import { inVirtualTime } from './virtual-time.ts'

const TableName = process.env.TABLE_NAME
const client = new DynamoDBClient({})
let end: () => void = () => undefined
afterEach(() => end())

function hostile(transactionMilliseconds = 20) {
  end = onClient(client, conflicts({ transactionMilliseconds, requestMilliseconds: 4, random: () => 0.5 }))
}

const newItem = () => ({ pk: { S: newLinkId() }, sk: { S: 'item' } })
type Item = ReturnType<typeof newItem>

const put = (Item: Item) => client.send(new PutItemCommand({ TableName, Item }))
const putTogether = (...items: Item[]) =>
  client.send(
    new TransactWriteItemsCommand({ TransactItems: items.map((Item) => ({ Put: { TableName, Item } })) }),
  )
const getTogether = (...keys: Item[]) =>
  client.send(
    new TransactGetItemsCommand({ TransactItems: keys.map((Key) => ({ Get: { TableName, Key } })) }),
  )

/** What a rival meets that asks in the middle of a transaction on these items. */
function during<Answer>(items: Item[], ask: () => Promise<Answer>): Promise<PromiseSettledResult<Answer>> {
  return inVirtualTime(async () => {
    const running = putTogether(...items)
    await new Promise((resolve) => setTimeout(resolve, 3))
    const [met] = await Promise.allSettled([ask()])
    await running
    return met
  })
}

const ongoing = 'Transaction is ongoing for the item'
const canceled = (...codes: ('None' | 'TransactionConflict')[]) => ({
  status: 'rejected',
  reason: {
    name: 'TransactionCanceledException',
    message: `Transaction cancelled, please refer cancellation reasons for specific reasons [${codes.join(', ')}]`,
    CancellationReasons: codes.map((Code) => (Code === 'None' ? { Code } : { Code, Message: ongoing })),
    $metadata: { httpStatusCode: 400, attempts: 1 },
  },
})

describe('an item of a running transaction', () => {
  it('refuses a write of its own, which the SDK does not repeat', async () => {
    hostile()
    const item = newItem()
    expect(await during([newItem(), item], () => put(item))).toMatchObject({
      status: 'rejected',
      reason: {
        name: 'TransactionConflictException',
        message: 'Transaction is ongoing for the item',
        $metadata: { httpStatusCode: 400, attempts: 1 },
      },
    })
  })

  it('refuses another transaction, with a reason for each item in its order', async () => {
    hostile()
    const item = newItem()
    const met = await during([item], () => putTogether(newItem(), item, newItem()))
    expect(met).toMatchObject(canceled('None', 'TransactionConflict', 'None'))
  })

  it('refuses a transaction that reads it', async () => {
    hostile()
    const item = newItem()
    expect(await during([item], () => getTogether(newItem(), item))).toMatchObject(
      canceled('None', 'TransactionConflict'),
    )
  })

  it('is left out of a batch, which writes the others', async () => {
    hostile()
    const [item, other] = [newItem(), newItem()]
    const batch = [item, other].map((Item) => ({ PutRequest: { Item } }))
    const met = await during([item], () =>
      client.send(new BatchWriteItemCommand({ RequestItems: { [TableName ?? '']: batch } })),
    )
    expect(met).toMatchObject({ value: { UnprocessedItems: { [TableName ?? '']: [batch[0]] } } })
    expect(await client.send(new GetItemCommand({ TableName, Key: other }))).toHaveProperty('Item')
  })

  it('lets every other read and every other item pass', async () => {
    hostile()
    const item = newItem()
    const get = () => client.send(new GetItemCommand({ TableName, Key: item, ConsistentRead: true }))
    expect((await during([item], get)).status).toBe('fulfilled')
    expect((await during([item], () => put(newItem()))).status).toBe('fulfilled')
    expect((await during([item], () => putTogether(newItem()))).status).toBe('fulfilled')
  })

  it('is free again when its time is over, also after a condition has refused the transaction', async () => {
    hostile()
    const item = newItem()
    const refused = new TransactWriteItemsCommand({
      TransactItems: [{ Put: { TableName, Item: item, ConditionExpression: 'attribute_exists(pk)' } }],
    })
    await inVirtualTime(async () => {
      const started = performance.now()
      await expect(client.send(refused)).rejects.toMatchObject({
        CancellationReasons: [{ Code: 'ConditionalCheckFailed' }],
      })
      expect(performance.now() - started).toBe(20)
      await put(item)
    })
  })

  it('answers the same request that comes again while it runs that it is in progress', async () => {
    hostile()
    const input = {
      TransactItems: [{ Put: { TableName, Item: newItem() } }],
      ClientRequestToken: newLinkId(),
    }
    const both = await inVirtualTime(() =>
      Promise.allSettled([1, 2].map(() => client.send(new TransactWriteItemsCommand(input)))),
    )
    // The SDK repeats it automatically, and gets the first one's answer.
    expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
  })

  it('does not refuse the repetition of what was written already', async () => {
    hostile()
    const item = newItem()
    const input = {
      TransactItems: [{ Put: { TableName, Item: item, ConditionExpression: 'attribute_not_exists(pk)' } }],
      ClientRequestToken: newLinkId(),
    }
    const again = () => client.send(new TransactWriteItemsCommand(input))
    await inVirtualTime(again)
    expect((await during([item], again)).status).toBe('fulfilled')
  })

  it('refuses nothing without the layer (control: DynamoDB Local knows no conflicts)', async () => {
    const item = newItem()
    const all = await Promise.all(Array.from({ length: 20 }, () => [putTogether(item), put(item)]).flat())
    expect(all).toHaveLength(40)
  })
})

describe('an item that is being written', () => {
  it('refuses a transaction that reads it', async () => {
    hostile()
    const item = newItem()
    const [, met] = await inVirtualTime(() => Promise.allSettled([put(item), getTogether(item)]))
    expect(met).toMatchObject(canceled('TransactionConflict'))
  })
})

describe('virtual time', () => {
  it('lets an hour of waiting pass at once, and requests take what the layer says', async () => {
    hostile(10)
    const measured = await inVirtualTime(async () => {
      const started = performance.now()
      await putTogether(newItem())
      await new Promise((resolve) => setTimeout(resolve, 3_600_000))
      await put(newItem())
      return performance.now() - started
    })
    expect(measured).toBe(3_600_014)
  })

  it('gives back what ran, or its error, and the real time', async () => {
    await expect(inVirtualTime(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    const before = Date.now()
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(Date.now()).toBeGreaterThan(before)
  })
})

describe('the layer as a proxy', () => {
  it('sees the requests of several clients', async () => {
    const seen: string[] = []
    // The second meets the first, however long this machine takes between them.
    const layer: TableLayer = async ({ operation, input }, next) => {
      seen.push(operation)
      return seen.length === 1 ? next(input) : refused([true], 'TransactionConflict', ongoing)
    }
    const proxy = await startTableProxy({ origin: process.env.AWS_ENDPOINT_URL_DYNAMODB ?? '', layer })
    const one = new DynamoDBClient({ endpoint: proxy.url })
    const other = new DynamoDBClient({ endpoint: proxy.url })
    const item = newItem()
    const write = { TransactItems: [{ Put: { TableName, Item: item } }] }
    const both = await Promise.allSettled(
      [one, other].map((each) => each.send(new TransactWriteItemsCommand(write))),
    )
    expect(seen).toEqual(['TransactWriteItems', 'TransactWriteItems'])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject(canceled('TransactionConflict'))
    await proxy.stop()
  })
})
