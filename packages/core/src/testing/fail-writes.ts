import {
  ThrottlingException,
  TransactionCanceledException,
  TransactionConflictException,
} from '@aws-sdk/client-dynamodb'
import { client } from '../table/client.ts'

const singleWrites = ['PutItemCommand', 'UpdateItemCommand', 'DeleteItemCommand']

/**
 * Lets the next writes of one item, as many as given, meet a running transaction, as DynamoDB Local never does. Answers how many writes
 * were tried, and how to end it.
 */
export function conflictWrites(times: number): { tried: () => number; stop: () => void } {
  let tried = 0
  client.middlewareStack.add(
    (next, { commandName }) =>
      (args) => {
        if (!singleWrites.includes(String(commandName))) return next(args)
        tried += 1
        if (tried > times) return next(args)
        throw new TransactionConflictException({
          $metadata: {},
          message: 'Transaction is ongoing for the item',
        })
      },
    { step: 'initialize', name: 'conflictWrites', priority: 'low' },
  )
  return { tried: () => tried, stop: () => void client.middlewareStack.remove('conflictWrites') }
}

/** Loses DynamoDB's answer to the next write of one item for which `meets` holds, which it has done; so the AWS SDK repeats it. */
export function loseAnswer(meets: (input: object) => boolean = () => true): {
  tried: () => number
  stop: () => void
} {
  let tried = 0
  client.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        const answer = await next(args)
        if (!singleWrites.includes(String(commandName)) || !meets(args.input)) return answer
        tried += 1
        if (tried > 1) return answer
        throw Object.assign(new Error('socket hang up'), { name: 'TimeoutError', $metadata: {} })
      },
    { step: 'deserialize', name: 'loseAnswer', priority: 'high' },
  )
  return { tried: () => tried, stop: () => void client.middlewareStack.remove('loseAnswer') }
}

type TransactionInput = { TransactItems?: Record<string, { Key?: { pk: string }; Item?: { pk: string } }>[] }

/**
 * Lets every transaction of this process meet another one that never ends, or those that `meets` picks by their partition
 * keys. Answers how many were tried, and how to end it.
 */
export function conflictTransactions(meets: (keys: string[]) => boolean = () => true): {
  tried: () => number
  stop: () => void
} {
  let tried = 0
  client.middlewareStack.add(
    (next, { commandName }) =>
      (args) => {
        if (commandName !== 'TransactWriteItemsCommand') return next(args)
        tried += 1
        const { TransactItems = [] } = args.input as TransactionInput
        const writes = TransactItems.flatMap((item) => Object.values(item))
        if (!meets(writes.map(({ Key, Item }) => (Key ?? Item)?.pk ?? ''))) return next(args)
        const CancellationReasons = writes.map(() => ({ Code: 'TransactionConflict' }))
        throw new TransactionCanceledException({ $metadata: {}, message: 'Conflict', CancellationReasons })
      },
    { step: 'initialize', name: 'conflictTransactions', priority: 'low' },
  )
  return { tried: () => tried, stop: () => void client.middlewareStack.remove('conflictTransactions') }
}

/** Refuses the next requests, as many as given, for which `meets` holds, as DynamoDB throttles a key; the AWS SDK repeats them. */
export function throttleRequests(
  times: number,
  meets: (commandName: string) => boolean,
): { tried: () => number; stop: () => void } {
  let tried = 0
  client.middlewareStack.add(
    (next, { commandName }) =>
      (args) => {
        if (!meets(String(commandName))) return next(args)
        tried += 1
        if (tried > times) return next(args)
        const message = 'Throughput exceeds the current capacity of your table or index.'
        throw Object.assign(new ThrottlingException({ $metadata: {}, message }), {
          $retryable: { throttling: true },
        })
      },
    { step: 'deserialize', name: 'throttleRequests', priority: 'high' },
  )
  return { tried: () => tried, stop: () => void client.middlewareStack.remove('throttleRequests') }
}

type Left = { Keys: unknown[] }
type BatchOutput = {
  Responses?: Record<string, Record<string, unknown>[]>
  UnprocessedKeys?: Record<string, Left>
}

/** Lets the next batches of reads, as many as given, leave one item unread, as for a key that is throttled. Answers how to end it. */
export function leaveUnread(times: number): () => void {
  let left = times
  client.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        const answer = await next(args)
        const { Responses = {} } = answer.output as BatchOutput
        const [[table, items] = ['', []]] = Object.entries(Responses)
        if (commandName !== 'BatchGetItemCommand' || items.length === 0 || left-- <= 0) return answer
        const { pk, sk } = items.pop() ?? {}
        Object.assign(answer.output as object, {
          UnprocessedKeys: { [table]: { Keys: [{ pk, sk }], ConsistentRead: true } },
        })
        return answer
      },
    { step: 'deserialize', name: 'leaveUnread', priority: 'high' },
  )
  return () => void client.middlewareStack.remove('leaveUnread')
}
