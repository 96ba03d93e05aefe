import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { config } from '../config.ts'
import { finishBatches } from './finish-batches.ts'
import { knowOwnPuts } from './know-own-puts.ts'
import { retryConflicts } from './retry-conflicts.ts'
import { sayBusy } from './say-busy.ts'

/** The process's one DynamoDB client; where it points is the SDK's own environment. */
export const client = DynamoDBDocumentClient.from(new DynamoDBClient({ maxAttempts: 4 }), {
  marshallOptions: { removeUndefinedValues: true },
})

// It prepares every request and answer for a log that is not kept.
client.middlewareStack.remove('loggerMiddleware')
sayBusy(client)
finishBatches(client)
retryConflicts(client)
knowOwnPuts(client)

/** What every entity is built with. */
export const onTable = {
  client,
  get table() {
    return config().TABLE_NAME
  },
}
