import { readLogHead } from '../store/change-log/change-log-entity.ts'
import { keysOf, ListKeyEntity } from '../store/change-log/list-key-entity.ts'
import { putAll } from '../table/batches.ts'
import type { LineKind, LogLine } from './log-line.ts'

/** Rows under one key that are read one by one; a list with more of them is searched as a whole. */
const mostFound = 50
/** An event that has not all of its keys is not looked at again for this long. */
const unkeyedMs = 60_000
const mostEvents = 1000

const keyedEvents = new Map<string, { isKeyed: boolean; until: number }>()

/** Makes these rows findable by their references and addresses. Any number of times with the same end. */
export async function writeListKeys(listed_event_id: string, lines: readonly LogLine[]): Promise<void> {
  const keys = lines.flatMap(({ kind, id, row }) =>
    keysOf({ kind, ...row }).map((typed) => ({ listed_event_id, typed, kind, short_id: id })),
  )
  await putAll(ListKeyEntity, keys)
}

/**
 * The ids of the rows with that key, in one request. Null where the list has to be searched: the event has rows without keys, or the key
 * has many rows.
 */
export async function idsByKey(event_id: string, kind: LineKind, typed: string): Promise<string[] | null> {
  if (!(await hasAllKeys(event_id))) return null
  const { data } = await ListKeyEntity.query
    .primary({ listed_event_id: event_id, typed, kind })
    .go({ limit: mostFound + 1 })
  return data.length > mostFound ? null : data.map(({ short_id }) => short_id)
}

/** Once an event's rows have keys, its later rows get theirs as they come. */
async function hasAllKeys(event_id: string): Promise<boolean> {
  const known = keyedEvents.get(event_id)
  if (known && (known.isKeyed || known.until > performance.now())) return known.isKeyed
  const isKeyed = (await readLogHead(event_id))?.snapshot?.is_keyed ?? false
  if (keyedEvents.size >= mostEvents) keyedEvents.clear()
  keyedEvents.set(event_id, { isKeyed, until: performance.now() + unkeyedMs })
  return isKeyed
}
