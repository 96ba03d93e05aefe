import { GetCommand, QueryCommand, type QueryCommandInput, ScanCommand } from '@aws-sdk/lib-dynamodb'
import type { Message } from '@foyer/contracts/message'
import { config } from '../config.ts'
import { client } from './client.ts'

/** A page of what items carry, and how many read units it took; one reads 8 KB. */
interface Page {
  messages: Message[]
  read_units: number
}

/** The messages that items of the table carry at the moment, in pages. Reads one of several equal parts of the whole table. */
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

/** How many index lines a query finds, without reading their items. */
export async function countFound(query: QueryCommandInput): Promise<number> {
  let found = 0
  let ExclusiveStartKey: QueryCommandInput['ExclusiveStartKey']
  do {
    const page = await client.send(new QueryCommand({ ...query, Select: 'COUNT', ExclusiveStartKey }))
    found += page.Count ?? 0
    ExclusiveStartKey = page.LastEvaluatedKey
  } while (ExclusiveStartKey)
  return found
}

/** Whether the table answers; asks for an item that never exists, which costs half a read unit. */
export async function isTableThere(): Promise<boolean> {
  const key = { pk: '$foyer#health', sk: '$health' }
  try {
    await client.send(new GetCommand({ TableName: config().TABLE_NAME, Key: key }))
    return true
  } catch {
    return false
  }
}
