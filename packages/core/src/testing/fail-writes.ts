import { TransactionCanceledException, TransactionConflictException } from '@aws-sdk/client-dynamodb'
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

/** Loses DynamoDB's answer to the next write of one item, which it has done; so the AWS SDK repeats it. */
export function loseAnswer(): { tried: () => number; stop: () => void } {
  let tried = 0
  client.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        const answer = await next(args)
        if (!singleWrites.includes(String(commandName))) return answer
        tried += 1
        if (tried > 1) return answer
        throw Object.assign(new Error('socket hang up'), { name: 'TimeoutError', $metadata: {} })
      },
    { step: 'deserialize', name: 'loseAnswer', priority: 'high' },
  )
  return { tried: () => tried, stop: () => void client.middlewareStack.remove('loseAnswer') }
}

/** Lets every transaction of this process meet another one that never ends. Answers how to end it. */
export function conflictTransactions(): () => void {
  client.middlewareStack.add(
    (next, { commandName }) =>
      (args) => {
        if (commandName !== 'TransactWriteItemsCommand') return next(args)
        const items = (args.input as { TransactItems?: unknown[] }).TransactItems ?? []
        const CancellationReasons = items.map(() => ({ Code: 'TransactionConflict' }))
        throw new TransactionCanceledException({ $metadata: {}, message: 'Conflict', CancellationReasons })
      },
    { step: 'initialize', name: 'conflictTransactions', priority: 'low' },
  )
  return () => void client.middlewareStack.remove('conflictTransactions')
}
