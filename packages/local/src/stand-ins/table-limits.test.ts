import { randomUUID } from 'node:crypto'
import {
  type AttributeValue,
  BatchGetItemCommand,
  BatchWriteItemCommand,
  DeleteTableCommand,
  DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
  TransactGetItemsCommand,
  TransactWriteItemsCommand,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb'
import { tableDefinition } from '@foyer/core/table/table-definition'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTable } from './create-table.ts'

type Item = Record<string, AttributeValue>

/** A separate table with the usual definition: seventeen megabytes would slow down tests that read a whole table. */
const TableName = `limits-${randomUUID()}`
const KB = 1024
const client = new DynamoDBClient({})

const partition = `limits-${randomUUID()}`
const text = (length: number) => ({ S: 'x'.repeat(length) })
const key = (sk: string) => ({ pk: { S: partition }, sk: { S: sk } })
const item = (sk: string, length = 1, more: Item = {}): Item => ({ ...key(sk), v: text(length), ...more })
const many = <One>(count: number, one: (index: number) => One) =>
  Array.from({ length: count }, (_, index) => one(index))

const put = (Item: Item, more: object = {}) => client.send(new PutItemCommand({ TableName, Item, ...more }))
const grow = (sk: string, length: number) => ({
  ...{
    TableName,
    Key: key(sk),
    UpdateExpression: 'SET w = :w',
    ExpressionAttributeValues: { ':w': text(length) },
  },
})
const transact = (TransactItems: object[]) => client.send(new TransactWriteItemsCommand({ TransactItems }))
const puts = (count: number, length = 1) =>
  many(count, (index) => ({ Put: { TableName, Item: item(`p${index}`, length) } }))
const batch = (count: number) =>
  client.send(
    new BatchWriteItemCommand({
      RequestItems: { [TableName]: many(count, (index) => ({ PutRequest: { Item: item(`b${index}`) } })) },
    }),
  )
const read = (sks: string[]) =>
  client.send(new BatchGetItemCommand({ RequestItems: { [TableName]: { Keys: sks.map(key) } } }))
const query = (pk: AttributeValue) =>
  client.send(
    new QueryCommand({
      TableName,
      KeyConditionExpression: 'pk = :p',
      ExpressionAttributeValues: { ':p': pk },
    }),
  )
const condition = (clauses: number) => ({
  ConditionExpression: many(clauses, (index) => `a${10_000 + index} = :v`).join(' OR '),
  ExpressionAttributeValues: { ':v': { S: '1' } },
})
/** The whole item, with names and keys, in bytes. */
const exactly = (bytes: number) => item('whole', bytes - 'pk'.length - partition.length - 'skwholev'.length)

beforeAll(async () => {
  const endpoint = process.env.AWS_ENDPOINT_URL_DYNAMODB ?? ''
  await createTable({ endpoint, region: 'us-east-1', definition: tableDefinition(TableName) })
  await put(item('old', 300 * KB))
  for (let index = 0; index < 45; index += 1) await put(item(`big${100 + index}`, 390 * KB))
})
afterAll(async () => {
  await client.send(new DeleteTableCommand({ TableName }))
  client.destroy()
})
const big = many(45, (index) => `big${100 + index}`)

const refused: [rule: string, ask: () => Promise<unknown>, message: RegExp][] = [
  ['an item over 400 KB', () => put(exactly(400 * KB + 1)), /Item size/],
  [
    'an update that makes one larger',
    () => client.send(new UpdateItemCommand(grow('old', 200 * KB))),
    /Item size/,
  ],
  ['the same in a transaction', () => transact([{ Update: grow('old', 200 * KB) }]), /ValidationError/],
  ['a transaction of 101 actions', () => transact(puts(101)), /less than or equal to 100/],
  ['a transaction of more than 4 MB', () => transact(puts(14, 310 * KB)), /4MB/],
  [
    'two actions of a transaction on one item',
    () => transact([...puts(1), ...puts(1)]),
    /multiple operations on one item/,
  ],
  [
    'a transaction that reads more than 4 MB',
    () =>
      client.send(
        new TransactGetItemsCommand({
          TransactItems: big.slice(0, 14).map((sk) => ({ Get: { TableName, Key: key(sk) } })),
        }),
      ),
    /too large/,
  ],
  ['a batch of 26 writes', () => batch(26), /Too many items/],
  ['a batch of 101 reads', () => read(many(101, String)), /Too many items/],
  ['a batch that names a key twice', () => read(['a', 'a']), /duplicates/],
  ['a partition key over 2,048 bytes', () => put({ ...item('a'), pk: text(2049) }), /2048 bytes/],
  [
    'a sort key over 1,024 bytes, of 600 characters',
    () => put({ ...item('a'), sk: { S: 'é'.repeat(600) } }),
    /1024 bytes/,
  ],
  ['an empty sort key', () => put({ ...item('a'), sk: { S: '' } }), /empty string/],
  ['an empty partition key in a query', () => query({ S: '' }), /empty string/],
  ['an empty key of an index', () => put(item('a', 1, { gsi1pk: { S: '' }, gsi1sk: { S: 'a' } })), /key/],
  [
    'an index key over 2,048 bytes',
    () => put(item('a', 1, { gsi1pk: text(2049), gsi1sk: { S: 'a' } })),
    /Size limit/,
  ],
  ['an expression over 4 KB', () => put(item('a'), condition(299)), /Expression size/],
  [
    'an expression with over 300 operators',
    () =>
      put(item('a'), {
        ...condition(0),
        ConditionExpression: many(302, () => 'a=:v').join(' OR '),
        ExpressionAttributeValues: { ':v': { S: '1' } },
      }),
    /operators/,
  ],
  [
    'a value that no expression uses',
    () =>
      put(item('a'), {
        ConditionExpression: 'attribute_not_exists(q)',
        ExpressionAttributeValues: { ':v': { S: '1' } },
      }),
    /unused/,
  ],
]

describe('the local DynamoDB', () => {
  it.each(refused)('refuses %s', async (_, ask, message) => {
    const error = await ask().then(
      () => null,
      (caught: Error) => caught,
    )
    expect(error?.name).toMatch(/^(ValidationException|TransactionCanceledException)$/)
    expect(error?.message).toMatch(message)
  })

  it('takes what is exactly as large', async () => {
    await put(exactly(400 * KB))
    await transact(puts(100))
    expect((await batch(25)).UnprocessedItems).toEqual({})
    await put({ ...item('a'), pk: text(2048) })
    await put(item('a'), { ...condition(1), ConditionExpression: 'attribute_not_exists(a) AND NOT a = :v' })
    const { Item } = await client.send(new GetItemCommand({ TableName, Key: key('whole') }))
    expect(Item).toBeDefined()
  })

  it('answers a query a page of 1 MB at a time, and a batch of reads up to 16 MB', async () => {
    const page = await query({ S: partition })
    const bytes = Buffer.byteLength(JSON.stringify(page.Items))
    expect([bytes > 500 * KB, bytes < 1500 * KB, page.LastEvaluatedKey !== undefined]).toEqual([
      true,
      true,
      true,
    ])
    const { Responses, UnprocessedKeys } = await read(big)
    const answered = Responses?.[TableName]?.length ?? 0
    expect(answered).toBeLessThan(43)
    expect(answered + (UnprocessedKeys?.[TableName]?.Keys?.length ?? 0)).toBe(45)
  })

  // Where it is kinder than DynamoDB; if one of these fails, remove its line from docs/local-cloud.md.
  it('takes, unlike the real one, a query by a key over 2,048 bytes and an update of an index key to one', async () => {
    expect((await query(text(2049))).Count).toBe(0)
    const update = grow('old', 1)
    await client.send(
      new UpdateItemCommand({
        ...update,
        UpdateExpression: 'SET gsi1pk = :w, gsi1sk = :s',
        ExpressionAttributeValues: { ':w': text(2049), ':s': { S: 'a' } },
      }),
    )
  })
})
