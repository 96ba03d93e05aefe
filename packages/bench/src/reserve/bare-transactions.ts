import { randomUUID } from 'node:crypto'
import {
  type AttributeValue,
  DynamoDBClient,
  GetItemCommand,
  TransactWriteItemsCommand,
} from '@aws-sdk/client-dynamodb'
import { OrderEntity } from '@foyer/core/order/order-entity'

type StoredItem = Record<string, AttributeValue>

const TableName = process.env.TABLE_NAME ?? ''
const client = new DynamoDBClient({})

/**
 * The floor to compare with: that many of the SDK's own transactions at once until the time is over, each a put of a copy
 * of a real order (index keys included) and a conditional update of one of `counters` counters, and nothing
 * else around them. Answers how many were accepted.
 */
export async function bareTransactions(options: {
  concurrency: number
  milliseconds: number
  counters: number
  order_short_id: string
}): Promise<number> {
  const { concurrency, milliseconds, counters } = options
  const order = await storedOrder(options.order_short_id)
  const round = randomUUID()
  const end = performance.now() + milliseconds
  let accepted = 0
  const worker = async () => {
    while (performance.now() < end) {
      const counter = `bare-counter#${round}#${Math.floor(Math.random() * counters)}`
      if (await transactOnce(order, counter)) accepted += 1
    }
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
  return accepted
}

async function storedOrder(short_id: string): Promise<StoredItem> {
  const { Key } = OrderEntity.get({ short_id }).params<{ Key: { pk: string; sk: string } }>()
  const key = { pk: { S: Key.pk }, sk: { S: Key.sk } }
  const { Item } = await client.send(new GetItemCommand({ TableName, Key: key }))
  if (!Item) throw new Error('There is no such order to copy.')
  return Item
}

async function transactOnce(order: StoredItem, counter: string): Promise<boolean> {
  const id = randomUUID()
  const put = {
    TableName,
    Item: { ...order, pk: { S: `bare#${id}` }, gsi2sk: { S: id } },
    ConditionExpression: 'attribute_not_exists(pk)',
  }
  const update = {
    TableName,
    Key: { pk: { S: counter }, sk: { S: 'counter' } },
    UpdateExpression: 'ADD taken :one',
    ConditionExpression: 'attribute_not_exists(taken) OR taken < :most',
    ExpressionAttributeValues: { ':one': { N: '1' }, ':most': { N: '1000000' } },
  }
  try {
    await client.send(new TransactWriteItemsCommand({ TransactItems: [{ Put: put }, { Update: update }] }))
    return true
  } catch (error) {
    // Two at one counter: to be tried again, as the API does.
    if (error instanceof Error && error.name === 'TransactionCanceledException') return false
    throw error
  }
}
