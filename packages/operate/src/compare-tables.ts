import { isDeepStrictEqual } from 'node:util'
import { DynamoDBClient, type KeysAndAttributes } from '@aws-sdk/client-dynamodb'
import { BatchGetCommand, DynamoDBDocumentClient, PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb'
import { type Image, isShowable } from '@foyer/contracts/image/image'
import { imageFiles } from '@foyer/core/media/image-key'

type Item = Record<string, unknown>

interface Comparison {
  from: string
  to: string
  /** Only items that name this id, of an event, account or order; null: all. */
  about: string | null
  copy: Copy
}

/** What is put back: nothing, what is missing now, or everything that differs. */
export type Copy = 'nothing' | 'missing' | 'all'

export interface Count {
  before: number
  missing: number
  changed: number
}

export interface Differences {
  items: number
  copied: number
  byEntity: Map<string, Count>
  /** Keys in the bucket of the image files that the items name afterwards. */
  files: Set<string>
}

/** The number of items that DynamoDB reads by key at once. */
const batchSize = 100

/** Compares a restored table with the running one, item by item, and copies what `copy` says. */
export async function compareTables({ from, to, about, copy }: Comparison): Promise<Differences> {
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({ maxAttempts: 8 }))
  const differences: Differences = { items: 0, copied: 0, byEntity: new Map(), files: new Set() }
  let ExclusiveStartKey: Item | undefined
  do {
    const page = await client.send(new ScanCommand({ TableName: from, ExclusiveStartKey }))
    const items = (page.Items ?? []).filter((item) => isLasting(item) && isAbout(item, about))
    for (let start = 0; start < items.length; start += batchSize) {
      const batch = items.slice(start, start + batchSize)
      const now = await readByKey(client, to, batch)
      for (const item of batch) {
        const current = now.get(keyOf(item))
        const state = stateOf(item, current)
        count(differences, item, state)
        const stays = state === 'same' || (copy === 'missing' && state === 'changed')
        for (const file of filesOf(stays ? current : item)) differences.files.add(file)
        if (stays || copy === 'nothing') continue
        if (await putBack(client, to, { item, state })) differences.copied += 1
      }
    }
    ExclusiveStartKey = page.LastEvaluatedKey
  } while (ExclusiveStartKey)
  return differences
}

function filesOf(item: Item | undefined): string[] {
  const images = [item?.images ?? [], item?.banners ?? []].flat() as Image[]
  return images.filter(isShowable).flatMap(imageFiles)
}

type State = 'same' | 'missing' | 'changed'

function stateOf(item: Item, now: Item | undefined): State {
  if (!now) return 'missing'
  return isDeepStrictEqual(quiet(now), quiet(item)) ? 'same' : 'changed'
}

/** The item without its outbox: those messages were sent then and must not be sent again. */
function quiet(item: Item): Item {
  return Object.fromEntries(
    Object.entries(item).filter(([name]) => name !== 'outbox' && name !== 'outbox_id'),
  )
}

/** Writes the item without its outbox. A missing item is written only if it is still missing. */
async function putBack(
  client: DynamoDBDocumentClient,
  TableName: string,
  { item, state }: { item: Item; state: State },
): Promise<boolean> {
  const guard = state === 'missing' ? { ConditionExpression: 'attribute_not_exists(pk)' } : {}
  try {
    await client.send(new PutCommand({ TableName, Item: quiet(item), ...guard }))
    return true
  } catch (error) {
    if (error instanceof Error && error.name === 'ConditionalCheckFailedException') return false
    throw error
  }
}

async function readByKey(
  client: DynamoDBDocumentClient,
  table: string,
  items: readonly Item[],
): Promise<Map<string, Item>> {
  const found = new Map<string, Item>()
  let wanted: Record<string, KeysAndAttributes | { Keys: Item[]; ConsistentRead: boolean }> = {
    [table]: { Keys: items.map(({ pk, sk }) => ({ pk, sk })), ConsistentRead: true },
  }
  while (Object.keys(wanted).length > 0) {
    const { Responses = {}, UnprocessedKeys = {} } = await client.send(
      new BatchGetCommand({ RequestItems: wanted as Record<string, { Keys: Item[] }> }),
    )
    for (const item of Responses[table] ?? []) found.set(keyOf(item), item)
    wanted = UnprocessedKeys as typeof wanted
  }
  return found
}

function count(differences: Differences, item: Item, state: State): void {
  const { byEntity } = differences
  const entity = String(item.__edb_e__ ?? 'other')
  const known = byEntity.get(entity) ?? { before: 0, missing: 0, changed: 0 }
  known.before += 1
  if (state !== 'same') known[state] += 1
  byEntity.set(entity, known)
  differences.items += 1
}

function keyOf({ pk, sk }: Item): string {
  return `${pk} ${sk}`
}

/** Whether the item has not expired since then. DynamoDB would delete an expired one again at once. */
function isLasting({ ttl }: Item): boolean {
  return typeof ttl !== 'number' || ttl * 1000 > Date.now()
}

function isAbout(item: Item, id: string | null): boolean {
  return (
    id === null ||
    String(item.pk).includes(id) ||
    [item.event_id, item.account_id, item.order_short_id].includes(id)
  )
}
