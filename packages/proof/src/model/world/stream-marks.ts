import { randomUUID } from 'node:crypto'
import { DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb'
import type { DynamoDBRecord } from 'aws-lambda'

/**
 * Tells when the stream has been read up to a moment: an item is written, and waited for in the stream. It has the
 * attribute that the stream's filter asks for, and no messages.
 */
export function streamMarks(tableName: string) {
  const table = new DynamoDBClient({})
  const waiting = new Map<string, () => void>()
  return {
    /** All that was written before this was called has been relayed when it ends. */
    async reachHere(wake: () => void): Promise<void> {
      const id = randomUUID()
      const seen = new Promise<void>((resolve) => waiting.set(id, resolve))
      const Item = { pk: { S: `$model#mark_${id}` }, sk: { S: '$mark' }, outbox_id: { S: id } }
      await table.send(new PutItemCommand({ TableName: tableName, Item }))
      wake()
      await seen
    },
    note({ dynamodb }: DynamoDBRecord): void {
      const id = dynamodb?.NewImage?.outbox_id?.S ?? ''
      waiting.get(id)?.()
      waiting.delete(id)
    },
    stop: () => table.destroy(),
  }
}
