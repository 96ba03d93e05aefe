import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { config } from '../config.ts'
import { client } from './client.ts'

/** Whether the table answers; asks for an item that is never there, which costs half a read unit. */
export async function isTableThere(): Promise<boolean> {
  const key = { pk: '$foyer#health', sk: '$health' }
  try {
    await client.send(new GetCommand({ TableName: config().TABLE_NAME, Key: key }))
    return true
  } catch {
    return false
  }
}
