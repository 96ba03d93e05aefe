import { ScanCommand } from '@aws-sdk/lib-dynamodb'
import type { Message } from '@foyer/contracts/message'
import { config } from '../config.ts'
import { client } from './client.ts'

/** A page of what items carry, and how many read units it took; one reads 8 KB. */
interface Page {
  messages: Message[]
  read_units: number
}

/** The messages that items of the table carry at the moment, in pages. Reads one of a number of equal parts of the whole table. */
export async function* scanOutboxes(Segment: number, TotalSegments: number): AsyncGenerator<Page> {
  let ExclusiveStartKey: Record<string, unknown> | undefined
  do {
    const page = await client.send(
      new ScanCommand({
        TableName: config().TABLE_NAME,
        Segment,
        TotalSegments,
        FilterExpression: 'attribute_exists(outbox_id)',
        ProjectionExpression: 'outbox',
        ReturnConsumedCapacity: 'TOTAL',
        ExclusiveStartKey,
      }),
    )
    const messages = (page.Items ?? []).flatMap(({ outbox }) => outbox as Message[])
    yield { messages, read_units: page.ConsumedCapacity?.CapacityUnits ?? 0 }
    ExclusiveStartKey = page.LastEvaluatedKey
  } while (ExclusiveStartKey)
}
