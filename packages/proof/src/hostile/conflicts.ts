import { setTimeout as sleep } from 'node:timers/promises'
import { keptItems } from './kept-items.ts'
import {
  answer,
  type BatchWrite,
  canceled,
  itemName,
  itemsOf,
  type Next,
  refusal,
  type TableInput,
  type TableLayer,
  withLeft,
} from './table-layer.ts'

export interface ConflictOptions {
  /** How long a write transaction locks its items, from its start, in milliseconds. */
  transactionMilliseconds: number
  /** The minimum that every other request takes; a single write blocks reading transactions for this long. */
  requestMilliseconds?: number
  /** From 0 up to 1: the moment of its duration at which a transaction takes effect. */
  random?: () => number
}

const singleWrites = ['PutItem', 'UpdateItem', 'DeleteItem']

/**
 * Transactions conflict, as DynamoDB's developer guide says ("Transaction conflict handling"): an item of a running write
 * transaction, also one that is only checked, refuses every other write and every reading transaction at once. Single
 * writes: `TransactionConflictException`. Batches: left unprocessed. Transactions: `TransactionCanceledException` with
 * one reason for each item. A transaction that a condition refuses locks its items just as long. How long DynamoDB Local
 * takes does not count: a slow machine has no more conflicts.
 */
export function conflicts(options: ConflictOptions): TableLayer {
  const { transactionMilliseconds, requestMilliseconds = 0, random = Math.random } = options
  const inTransaction = keptItems<{ token: string | undefined }>()
  const inWrite = keptItems<object>()
  /**
   * Tokens of written transactions. A repeated request gets the first one's answer, even if another transaction is
   * running by then.
   */
  const written = new Set<string>()
  const isTaken = (item: string) => inTransaction.keeperOf(item) !== undefined

  async function writeAll(input: TableInput, next: Next) {
    const items = itemsOf(input)
    const token = input.ClientRequestToken
    if (token !== undefined && written.has(token)) return next(input)
    const met = items.map(isTaken)
    if (token !== undefined && items.some((item) => inTransaction.keeperOf(item)?.token === token))
      return refusal('TransactionInProgressException', inProgress)
    if (met.includes(true)) return canceled(met, 'TransactionConflict', ongoing)
    const keeper = { token }
    inTransaction.keep(items, keeper, transactionMilliseconds)
    const before = Math.floor(transactionMilliseconds * random())
    try {
      await pause(before)
      const answered = await next(input)
      if (answered.status === 200 && token !== undefined) written.add(token)
      await pause(transactionMilliseconds - before)
      return answered
    } finally {
      inTransaction.giveBack(items, keeper)
    }
  }

  async function writeSome(items: readonly string[], input: TableInput, next: Next) {
    const keeper = {}
    inWrite.keep(items, keeper, requestMilliseconds)
    try {
      const answered = await next(input)
      await pause(requestMilliseconds)
      return answered
    } finally {
      inWrite.giveBack(items, keeper)
    }
  }

  async function writeBatch({ RequestItems = {}, ...input }: TableInput, next: Next) {
    const [[table, requests] = ['', []], ...others] = Object.entries(RequestItems) as [string, BatchWrite[]][]
    if (others.length > 0) throw new Error('There is one table.')
    const refused = requests.filter((each) => isTaken(nameOf(each)))
    if (refused.length === requests.length) return answer(200, { UnprocessedItems: { [table]: refused } })
    const taken = requests.filter((each) => !refused.includes(each))
    const sent = { ...input, RequestItems: { [table]: taken } }
    const answered = await writeSome(
      taken.map(nameOf),
      refused.length > 0 ? sent : { ...input, RequestItems },
      next,
    )
    if (refused.length === 0) return answered
    return withLeft(answered, 'UnprocessedItems', table, (left: BatchWrite[] = []) => [...refused, ...left])
  }

  return async ({ operation, input }, next) => {
    if (operation === 'TransactWriteItems') return writeAll(input, next)
    if (operation === 'BatchWriteItem') return writeBatch(input, next)
    if (singleWrites.includes(operation)) {
      const item = itemName(input)
      if (isTaken(item)) return refusal('TransactionConflictException', ongoing)
      return writeSome([item], input, next)
    }
    if (operation === 'TransactGetItems') {
      const met = itemsOf(input).map((item) => isTaken(item) || inWrite.keeperOf(item) !== undefined)
      if (met.includes(true)) return canceled(met, 'TransactionConflict', ongoing)
    }
    const answered = await next(input)
    await pause(requestMilliseconds)
    return answered
  }
}

const ongoing = 'Transaction is ongoing for the item'
const inProgress = 'The transaction with the given request token is already in progress.'

function nameOf({ PutRequest, DeleteRequest }: BatchWrite): string {
  return itemName(PutRequest ?? DeleteRequest ?? {})
}

async function pause(milliseconds: number): Promise<void> {
  if (milliseconds > 0) await sleep(milliseconds)
}
