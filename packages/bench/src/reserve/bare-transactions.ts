import { randomUUID } from 'node:crypto'
import {
  type AttributeValue,
  DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  TransactWriteItemsCommand,
} from '@aws-sdk/client-dynamodb'
import { OrderEntity } from '@foyer/core/store/order/order-entity'

type StoredItem = Record<string, AttributeValue>

const TableName = process.env.TABLE_NAME ?? ''
const client = new DynamoDBClient({})

interface BareWork {
  concurrency: number
  milliseconds: number
  counters: number
  order_short_id: string
  /** The writes of a reservation, or of a whole order of one ticket. */
  of: 'reservation' | 'order'
}

/**
 * The floor to compare with: only the SDK's writes, `concurrency` at once until the time is over. A reservation is one transaction:
 * a put of a copy of a real order (with index keys) and a conditional update of one of `counters` counters. A whole order is that
 * transaction, a put of its attendee, and another such transaction. Answers how many were accepted.
 */
export async function bareTransactions({ concurrency, milliseconds, ...work }: BareWork): Promise<number> {
  const order = await storedOrder(work.order_short_id)
  const round = randomUUID()
  const end = performance.now() + milliseconds
  let accepted = 0
  const worker = async () => {
    while (performance.now() < end) {
      const counter = `bare-counter#${round}#${Math.floor(Math.random() * work.counters)}`
      if (await (work.of === 'order' ? writeOrder : reserve)(order, counter)) accepted += 1
    }
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
  return accepted
}

async function reserve(order: StoredItem, counter: string): Promise<boolean> {
  const id = randomUUID()
  const put = { ...order, pk: { S: `bare#${id}` }, gsi2sk: { S: id } }
  return transactOnce(put, 'attribute_not_exists(pk)', counter)
}

async function writeOrder(order: StoredItem, counter: string): Promise<boolean> {
  const id = randomUUID()
  const held = { ...order, pk: { S: `bare#${id}` }, gsi2sk: { S: id } }
  if (!(await transactOnce(held, 'attribute_not_exists(pk)', counter))) return false
  const { gsi2pk: _pk, gsi2sk: _sk, ...sold }: StoredItem = held
  const attendee = { ...sold, pk: { S: `bare-attendee#${id}` }, slots: { L: [] }, lines: { L: [] } }
  await client.send(new PutItemCommand({ TableName, Item: attendee }))
  while (!(await transactOnce(sold, 'attribute_exists(pk)', `sold-${counter}`)));
  return true
}

async function storedOrder(short_id: string): Promise<StoredItem> {
  const { Key } = OrderEntity.get({ short_id }).params<{ Key: { pk: string; sk: string } }>()
  const key = { pk: { S: Key.pk }, sk: { S: Key.sk } }
  const { Item } = await client.send(new GetItemCommand({ TableName, Key: key }))
  if (!Item) throw new Error('The order to copy is not there.')
  return Item
}

async function transactOnce(item: StoredItem, condition: string, counter: string): Promise<boolean> {
  const put = { TableName, Item: item, ConditionExpression: condition }
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
    // Two transactions met at one counter. The caller tries again, as the API does.
    if (error instanceof Error && error.name === 'TransactionCanceledException') return false
    throw error
  }
}
