import { keyBuckets } from './key-buckets.ts'
import {
  type BatchRead,
  type BatchWrite,
  canceled,
  type ItemRequest,
  type Next,
  refusal,
  type TableAnswer,
  type TableInput,
  type TableLayer,
  withLeft,
} from './table-layer.ts'
import { itemBytes, readUnits, writeUnits } from './units.ts'

export interface ThrottleOptions {
  /** What one key of the table or an index gives per second. */
  writeUnitsPerSecond?: number
  readUnitsPerSecond?: number
}

interface Cost {
  key: string
  units: number
}

const indexes = ['gsi1', 'gsi2'] as const

/**
 * Throttles keys as an on-demand table does (AWS: "Key range throughput exceeded"): 1,000 write and 3,000 read units a
 * second for each partition key, those of the indexes too; a throttled key of an index refuses the write of the table. Single requests:
 * `ThrottlingException`, which the SDK repeats; transactions: canceled with `ThrottlingError`; batches: left unprocessed.
 * An update counts as 1 KB, since its item is not known here.
 */
export function throttles(options: ThrottleOptions = {}): TableLayer {
  const writes = keyBuckets(options.writeUnitsPerSecond ?? 1000)
  const reads = keyBuckets(options.readUnitsPerSecond ?? 3000)

  const isThrottled = (costs: readonly Cost[]) => costs.find(({ key }) => writes.isEmpty(key))
  const pay = (costs: readonly Cost[]) => {
    for (const { key, units } of costs) writes.take(key, units)
  }

  async function writeOne(input: TableInput, next: Next) {
    const costs = costsOf(input)
    const empty = isThrottled(costs)
    if (empty) return throttled('Write', empty.key)
    pay(costs)
    return next(input)
  }

  async function writeAll(input: TableInput, next: Next) {
    const costs = (input.TransactItems ?? []).map((item) => costsOf(Object.values(item)[0] ?? {}, 2))
    const met = costs.map((each) => isThrottled(each) !== undefined)
    if (met.includes(true)) return canceled(met, 'ThrottlingError', exceeded)
    for (const each of costs) pay(each)
    return next(input)
  }

  async function writeBatch(input: TableInput, next: Next) {
    const [[table, requests] = ['', []]] = Object.entries(input.RequestItems ?? {}) as [
      string,
      BatchWrite[],
    ][]
    const refused = requests.filter((each) => isThrottled(costsOf(writeOf(each))))
    const taken = requests.filter((each) => !refused.includes(each))
    if (taken.length === 0) return throttled('Write', keyOf(writeOf(requests[0] ?? {})))
    for (const each of taken) pay(costsOf(writeOf(each)))
    if (refused.length === 0) return next(input)
    const answered = await next({ ...input, RequestItems: { [table]: taken } })
    return withLeft(answered, 'UnprocessedItems', table, (left: BatchWrite[] = []) => [...refused, ...left])
  }

  async function read(key: string, input: TableInput, next: Next, times = 1) {
    if (reads.isEmpty(key)) return throttled('Read', key)
    const answered = await next(input)
    reads.take(key, times * readUnits(answered.body.length, input.ConsistentRead === true || times > 1))
    return answered
  }

  async function readAll(input: TableInput, next: Next) {
    const keys = (input.TransactItems ?? []).map((item) => keyOf(Object.values(item)[0] ?? {}))
    const met = keys.map((key) => reads.isEmpty(key))
    if (met.includes(true)) return canceled(met, 'ThrottlingError', exceeded)
    for (const key of keys) reads.take(key, 2)
    return next(input)
  }

  async function readBatch(input: TableInput, next: Next) {
    const [[table, wanted] = ['', {}]] = Object.entries(input.RequestItems ?? {}) as [string, BatchRead][]
    const { Keys = [], ...how } = wanted
    const refused = Keys.filter((Key) => reads.isEmpty(keyOf({ Key })))
    const taken = Keys.filter((Key) => !refused.includes(Key))
    if (taken.length === 0) return throttled('Read', keyOf({ Key: Keys[0] ?? {} }))
    for (const Key of taken) reads.take(keyOf({ Key }), readUnits(0, how.ConsistentRead === true))
    if (refused.length === 0) return next(input)
    const answered = await next({ ...input, RequestItems: { [table]: { ...how, Keys: taken } } })
    return withLeft(answered, 'UnprocessedKeys', table, (left: BatchRead = {}) => ({
      ...how,
      Keys: [...refused, ...(left.Keys ?? [])],
    }))
  }

  return async ({ operation, input }, next) => {
    switch (operation) {
      case 'PutItem':
      case 'UpdateItem':
      case 'DeleteItem':
        return writeOne(input, next)
      case 'TransactWriteItems':
        return writeAll(input, next)
      case 'BatchWriteItem':
        return writeBatch(input, next)
      case 'TransactGetItems':
        return readAll(input, next)
      case 'BatchGetItem':
        return readBatch(input, next)
      case 'GetItem':
        return read(keyOf(input), input, next)
      case 'Query':
        return read(queriedKey(input), input, next)
      default:
        return next(input)
    }
  }
}

const keyOf = ({ Key, Item }: ItemRequest) => `table/${(Key ?? Item)?.pk?.S}`
const writeOf = ({ PutRequest, DeleteRequest }: BatchWrite) => PutRequest ?? DeleteRequest ?? {}

/** What a write costs, by key: the item's own, and that of each index that it is in. */
function costsOf(write: ItemRequest, times = 1): Cost[] {
  const { Item } = write
  const own = { key: keyOf(write), units: times * writeUnits(itemBytes(Item)) }
  const lines = indexes.flatMap((index) => {
    const key = Item?.[`${index}pk`]?.S
    return key === undefined ? [] : [{ key: `${index}/${key}`, units: 1 }]
  })
  return [own, ...lines]
}

/** A query names its partition first: `#pk = :pk and …`. */
function queriedKey({
  IndexName,
  KeyConditionExpression = '',
  ExpressionAttributeValues = {},
}: TableInput): string {
  const name = /=\s*(:\w+)/.exec(KeyConditionExpression)?.[1] ?? ''
  return `${IndexName ?? 'table'}/${ExpressionAttributeValues[name]?.S}`
}

const exceeded =
  'Throughput exceeds the current capacity of your table or index. DynamoDB is automatically scaling your table or index so please try again shortly. If exceptions persist, check if you have a hot key: https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/bp-partition-key-design.html'

function throttled(kind: 'Read' | 'Write', key: string): TableAnswer {
  const reason = `${key.startsWith('table/') ? 'Table' : 'Index'}${kind}KeyRangeThroughputExceeded`
  return refusal('ThrottlingException', exceeded, { throttlingReasons: [{ reason }] })
}
