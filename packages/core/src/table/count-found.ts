import { QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb'
import { client } from './client.ts'

/** How many index lines a query finds, without reading what they stand for. */
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
