import {
  BatchGetItemCommand,
  BatchWriteItemCommand,
  type DynamoDBClient,
  type WriteRequest,
} from '@aws-sdk/client-dynamodb'
import {
  type Attributes,
  answer,
  type BatchRead,
  type BatchWrite,
  type ItemRequest,
  itemName,
  type Next,
  type TableAnswer,
  type TableCall,
  type TableInput,
  type TableLayer,
} from './table-layer.ts'
import { inMachineTime } from './virtual-time.ts'

export interface ReplicaOptions {
  /** A client of DynamoDB Local without any layer. */
  client: DynamoDBClient
  table: string
  /** An empty table with the same schema. */
  replica: string
  /** The delay of a write in the replica, drawn for each write. */
  lagMilliseconds: () => number
  /** For a control: whether consistent reads lag too. */
  isNewestLate?: () => boolean
  /** A proof's own time, by default `Date`. */
  now?: () => number
}

/** The maximum of a DynamoDB batch. */
const batchSize = 25

/**
 * Makes indexes and eventually consistent reads lag: they read a second table, which gets each write after its own delay,
 * so in another order. Consistent reads never use it. The delay follows `Date`, so that a proof that skips days sees all
 * earlier writes.
 */
export function laggingReplica(options: ReplicaOptions): Record<'late' | 'noting', TableLayer> {
  const {
    client,
    table,
    replica,
    lagMilliseconds,
    isNewestLate = () => false,
    now = () => Date.now(),
  } = options
  /** Writes that are not in the replica yet: the key, and when it becomes visible. */
  const pending = new Map<string, { key: Attributes; dueAt: number }>()
  let copying: Promise<void> = Promise.resolve()

  function note(write: ItemRequest): void {
    const { pk, sk } = write.Key ?? write.Item ?? {}
    if (!pk || !sk || pending.has(itemName(write))) return
    pending.set(itemName(write), { key: { pk, sk }, dueAt: now() + lagMilliseconds() })
  }

  /** One after another, so that an older copy never comes last. */
  function copyDue(): Promise<void> {
    const moment = now()
    const due = [...pending].filter(([, { dueAt }]) => dueAt <= moment)
    if (due.length === 0) return copying
    for (const [name] of due) pending.delete(name)
    const keys = due.map(([, { key }]) => key)
    copying = copying.then(() => inMachineTime(() => copyAll(keys)))
    return copying
  }

  async function copyAll(keys: Attributes[]): Promise<void> {
    for (let from = 0; from < keys.length; from += batchSize) await copy(keys.slice(from, from + batchSize))
  }

  async function copy(Keys: Attributes[]): Promise<void> {
    const wanted = { Keys: Keys as never, ConsistentRead: true }
    const { Responses } = await client.send(new BatchGetItemCommand({ RequestItems: { [table]: wanted } }))
    const items = new Map((Responses?.[table] ?? []).map((Item) => [itemName({ Item: Item as never }), Item]))
    const requests = Keys.map((Key): WriteRequest => {
      const Item = items.get(itemName({ Key }))
      return Item ? { PutRequest: { Item } } : { DeleteRequest: { Key: Key as never } }
    })
    await client.send(new BatchWriteItemCommand({ RequestItems: { [replica]: requests } }))
  }

  async function readBatch(input: TableInput, next: Next): Promise<TableAnswer> {
    const wanted = input.RequestItems?.[table] as BatchRead
    const answered = await next({ ...input, RequestItems: { [replica]: wanted } })
    if (answered.status !== 200) return answered
    const { Responses = {}, UnprocessedKeys = {} } = JSON.parse(answered.body.toString())
    const left = UnprocessedKeys[replica]
    return answer(200, {
      Responses: { [table]: Responses[replica] ?? [] },
      UnprocessedKeys: left ? { [table]: left } : {},
    })
  }

  const noting: TableLayer = async (call, next) => {
    const answered = await next(call.input)
    if (answered.status === 200) for (const write of writesOf(call)) note(write)
    return answered
  }

  const late: TableLayer = async (call, next) => {
    const { operation, input } = call
    if (!isLate(call, isNewestLate())) return noting(call, next)
    await copyDue()
    return operation === 'BatchGetItem' ? readBatch(input, next) : next({ ...input, TableName: replica })
  }

  /** `noting` only records writes, for callers that always read consistently. */
  return { late, noting }
}

function isLate({ operation, input }: TableCall, isNewestLate: boolean): boolean {
  if (isNewestLate) return ['Query', 'Scan', 'GetItem', 'BatchGetItem'].includes(operation)
  if (operation === 'Query' || operation === 'Scan' || operation === 'GetItem')
    return input.ConsistentRead !== true
  if (operation !== 'BatchGetItem') return false
  return Object.values(input.RequestItems ?? {}).every((wanted) => !(wanted as BatchRead).ConsistentRead)
}

function writesOf({ operation, input }: TableCall): ItemRequest[] {
  if (operation === 'TransactWriteItems')
    return (input.TransactItems ?? []).map((item) => Object.values(item)[0] ?? {})
  if (operation === 'BatchWriteItem')
    return (Object.values(input.RequestItems ?? {}).flat() as BatchWrite[]).map(
      ({ PutRequest, DeleteRequest }) => PutRequest ?? DeleteRequest ?? {},
    )
  return ['PutItem', 'UpdateItem', 'DeleteItem'].includes(operation) ? [input] : []
}
