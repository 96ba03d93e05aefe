import { isDeepStrictEqual } from 'node:util'
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb'
import { isConflict, untilWritten } from './write.ts'

/** The commands that write one item; `transact` retries transactions. */
const singleWrites = ['PutItemCommand', 'UpdateItemCommand', 'DeleteItemCommand']

const tries = 12

/**
 * Retries every write of one item that meets a running transaction: DynamoDB refuses it without writing, and the AWS SDK
 * does not repeat it. Wraps the client, so that no write is left out. Error: `server.busy`, as the cause of ElectroDB's
 * error, if the conflict does not end.
 */
export function retryConflicts({ middlewareStack }: DynamoDBDocumentClient): void {
  middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        if (!singleWrites.includes(String(commandName))) return next(args)
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

interface PutInput {
  Item?: Record<string, unknown>
  ConditionExpression?: string
  ReturnValuesOnConditionCheckFailure?: 'ALL_OLD' | 'NONE'
}

/**
 * Accepts a put that its own first attempt refused: the first answer was lost, and the SDK's repeat met its own item.
 * Only if it was sent more than once and the table holds exactly this item. Transactions have tokens for that, and two
 * updates cannot be told apart.
 */
export function knowOwnPuts({ middlewareStack }: DynamoDBDocumentClient): void {
  middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        const input = args.input as PutInput
        if (commandName !== 'PutItemCommand' || !input.ConditionExpression) return next(args)
        try {
          return await next({ ...args, input: { ...input, ReturnValuesOnConditionCheckFailure: 'ALL_OLD' } })
        } catch (error) {
          if (!isOwn(error, input)) throw error
          return { response: {}, output: { $metadata: error.$metadata } }
        }
      },
    { step: 'initialize', name: 'knowOwnPuts', priority: 'high' },
  )
}

function isOwn(error: unknown, { Item = {} }: PutInput): error is ConditionalCheckFailedException {
  if (!(error instanceof ConditionalCheckFailedException)) return false
  if ((error.$metadata.attempts ?? 1) < 2 || !error.Item) return false
  const sent = unmarshall(marshall(Item, { removeUndefinedValues: true }))
  return isDeepStrictEqual(unmarshall(error.Item), sent)
}
