import type { AuditEntry } from '@foyer/contracts/audit/audit'
import { idPrefixes } from '@foyer/contracts/id'
import { ApiKeyEntity } from '../api-key/api-key-entity.ts'
import { EventEntity } from '../event/event-entity.ts'
import { MembershipEntity } from '../user/membership-entity.ts'
import { toAccountUsers } from '../user/to-account-users.ts'

/**
 * Entries with the names that people, keys and events of the account have today; an order's reference stands in the entry
 * itself. Three batches at most for a page; what is gone has no name.
 */
export async function nameEntries(account_id: string, entries: readonly AuditEntry[]): Promise<AuditEntry[]> {
  const ids = new Set(entries.flatMap(({ actor_id, subject_id }) => [actor_id ?? '', subject_id]))
  const ofKind = (kind: 'user' | 'api_key' | 'event') =>
    [...ids].filter((id) => id.startsWith(`${idPrefixes[kind]}_`))
  const names = new Map(
    (
      await Promise.all([
        userNames(account_id, ofKind('user')),
        keyNames(account_id, ofKind('api_key')),
        eventTitles(account_id, ofKind('event')),
      ])
    ).flat(),
  )
  return entries.map((entry) => ({
    ...entry,
    actor_name: names.get(entry.actor_id ?? '') ?? null,
    subject_name: names.get(entry.subject_id) ?? referenceOf(entry),
  }))
}

type Names = (readonly [id: string, name: string])[]

const inBatches = { concurrency: 10 }

/** An invited person is known by what the inviter typed, until they accept. */
async function userNames(account_id: string, user_ids: readonly string[]): Promise<Names> {
  if (user_ids.length === 0) return []
  const keys = user_ids.map((user_id) => ({ user_id, account_id }))
  const { data } = await MembershipEntity.get(keys).go(inBatches)
  const users = await toAccountUsers(data.map(({ row }) => row))
  return users.map(({ id, first_name, last_name }) => [id, `${first_name} ${last_name}`.trim()])
}

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

function referenceOf({ details }: AuditEntry): string | null {
  return typeof details.reference === 'string' ? details.reference : null
}
