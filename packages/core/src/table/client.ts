import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { patientEach } from '../patience.ts'
import { AppError } from '../verb.ts'
import { finishBatches } from './batches.ts'
import { knowOwnPuts, retryConflicts } from './retry-conflicts.ts'

/** The process's one DynamoDB client; where it points is the SDK's own environment. */
export const client = patientEach(
  DynamoDBDocumentClient.from(new DynamoDBClient({ maxAttempts: 4 }), {
    marshallOptions: { removeUndefinedValues: true },
  }),
)

// By default it prepares every request and answer for a log that does not exist.
client.middlewareStack.remove('loggerMiddleware')
sayBusy(client)
finishBatches(client)
retryConflicts(client)
knowOwnPuts(client)

const throttles = ['ThrottlingException', 'ProvisionedThroughputExceededException', 'RequestLimitExceeded']
const outages = ['InternalServerError', 'ServiceUnavailable', 'TimeoutError']
const brokenConnections = ['ECONNRESET', 'ECONNREFUSED', 'EPIPE', 'ETIMEDOUT']

/**
 * Says `server.busy` where DynamoDB does not answer, or refuses because of too much traffic, even after the AWS SDK's
 * retries: the client is told to try again, not that something is broken. As the cause of ElectroDB's error.
 */
export function sayBusy({ middlewareStack }: DynamoDBDocumentClient): void {
  middlewareStack.add(
    (next) => async (args) => {
      try {
        return await next(args)
      } catch (error) {
        if (isPassing(error)) throw new AppError('server.busy', { cause: error })
        throw error
      }
    },
    { step: 'initialize', name: 'sayBusy', priority: 'low' },
  )
}

function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = (error as NodeJS.ErrnoException).code ?? ''
  return [...throttles, ...outages].includes(error.name) || brokenConnections.includes(code)
}
