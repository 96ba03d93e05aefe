import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { isConflict } from './transact.ts'
import { untilWritten } from './until-written.ts'

/** What writes one item; transactions are tried again by `transact`. */
const singleWrites = ['PutItemCommand', 'UpdateItemCommand', 'DeleteItemCommand']

const tries = 12

/** Switched off by the tests' negative control only. */
export const conflictGuard = { isOn: true }

/**
 * Makes every write of one item that meets a running transaction try again: DynamoDB refuses it at once, has written
 * nothing, and the AWS SDK does not repeat it. Put around the client, so that no write can be without it. Error:
 * `server.busy`, as the cause of ElectroDB's error, when the conflict does not end.
 */
export function retryConflicts({ middlewareStack }: DynamoDBDocumentClient): void {
  middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        if (!conflictGuard.isOn || !singleWrites.includes(String(commandName))) return next(args)
        return untilWritten(
          async () => {
            try {
              return await next(args)
            } catch (error) {
              if (isConflict(error)) return 'lost'
              throw error
            }
          },
          { tries },
        )
      },
    { step: 'initialize', name: 'retryConflicts', priority: 'high' },
  )
}
