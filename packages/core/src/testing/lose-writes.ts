import { ConditionalCheckFailedException, TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { client } from '../table/client.ts'

/** Makes every write of this process lose, as if somebody else had always written first. Answers how to end it. */
export function loseWrites(): () => void {
  const refused = { $metadata: {}, message: 'Somebody else was first.' }
  client.middlewareStack.add(
    (next, { commandName }) =>
      (args) => {
        if (commandName === 'PutItemCommand') throw new ConditionalCheckFailedException(refused)
        if (commandName === 'TransactWriteItemsCommand') {
          const items = (args.input as { TransactItems?: unknown[] }).TransactItems ?? []
          const CancellationReasons = items.map(() => ({ Code: 'ConditionalCheckFailed' }))
          throw new TransactionCanceledException({ ...refused, CancellationReasons })
        }
        return next(args)
      },
    { step: 'initialize', name: 'loseWrites', priority: 'low' },
  )
  return () => void client.middlewareStack.remove('loseWrites')
}
