import { BatchGetCommand } from '@aws-sdk/lib-dynamodb'
import { config } from '../config.ts'
import { client } from './client.ts'

/**
 * Items of any kind by their keys, at most 100, as they lie in the table: one request, each strongly read, unless what is a second old will do, for
 * half of the units. Missing ones are left out.
 */
export async function readItems(
  Keys: Record<string, string>[],
  { isConsistent = true } = {},
): Promise<Record<string, unknown>[]> {
  const { TABLE_NAME } = config()
  const { Responses } = await client.send(
    new BatchGetCommand({ RequestItems: { [TABLE_NAME]: { Keys, ConsistentRead: isConsistent } } }),
  )
  return Responses?.[TABLE_NAME] ?? []
}
