import type { AuditEntry } from '@foyer/contracts/audit/audit'
import { idPrefixes } from '@foyer/contracts/id'
import { ApiKeyEntity } from '../store/api-key/api-key-entity.ts'
import { EventEntity } from '../store/event/event-entity.ts'
import { readUserNames } from '../user/account-users.ts'

/**
 * Entries with the current names of people, keys and events of the account; an order's reference is in the entry
 * itself. At most three batches for a page; deleted things have no name.
 */
export async function nameEntries(account_id: string, entries: readonly AuditEntry[]): Promise<AuditEntry[]> {
  const ids = new Set(entries.flatMap(({ actor_id, subject_id }) => [actor_id ?? '', subject_id]))
  const ofKind = (kind: 'user' | 'api_key' | 'event') =>
    [...ids].filter((id) => id.startsWith(`${idPrefixes[kind]}_`))
  const names = new Map(
    (
      await Promise.all([
        readUserNames(account_id, ofKind('user')).then((names) => [...names]),
        keyNames(account_id, ofKind('api_key')),
        eventTitles(account_id, ofKind('event')),
      ])
    ).flat(),
  )
  return entries.map((entry) => ({
    ...entry,
    actor_name: names.get(entry.actor_id ?? '') ?? null,
    subject_name: names.get(entry.subject_id) ?? toldName(entry),
  }))
}

type Names = (readonly [id: string, name: string])[]

const inBatches = { concurrency: 10 }

async function keyNames(account_id: string, ids: readonly string[]): Promise<Names> {
  if (ids.length === 0) return []
  const { data } = await ApiKeyEntity.get(ids.map((id) => ({ account_id, id }))).go(inBatches)
  return data.map(({ id, name }) => [id, name])
}

async function eventTitles(account_id: string, ids: readonly string[]): Promise<Names> {
  if (ids.length === 0) return []
  const { data } = await EventEntity.get(ids.map((event_id) => ({ event_id }))).go({
    ...inBatches,
    attributes: ['id', 'account_id', 'title'],
  })
  return data.filter((event) => event.account_id === account_id).map(({ id, title }) => [id, title])
}

/** An order's reference, a check-in list's name: what the entry itself says. */
function toldName({ details: { reference, name } }: AuditEntry): string | null {
  return [reference, name].find((told) => typeof told === 'string')?.toString() ?? null
}
