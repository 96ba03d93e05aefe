import type { AuditEntry } from '@foyer/contracts/audit/audit'
import type { listAuditEntries as endpoint } from '@foyer/contracts/audit/audit-endpoints'
import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { ListMeta } from '@foyer/contracts/list'
import { requireOwnAccount } from '../account/require-own-account.ts'
import type { Context } from '../context.ts'
import { listPartitions } from '../list/list-partitions.ts'
import { listRows } from '../list/list-rows.ts'
import { AuditCountEntity } from './audit-count-entity.ts'
import { AuditEntity, type AuditItem, auditPartitions } from './audit-entity.ts'
import { nameEntries } from './name-entries.ts'
import { spanOf } from './span-of.ts'

/**
 * Who did what when in the caller's account, newest first. Names are today's: of the page's entries, or of all when names
 * are searched. A span of time (`at`) bounds what is read. Errors: `session.forbidden`, `account.not_found`.
 */
export async function listAuditEntries(
  ctx: Context,
  { params, query }: ParsedInput<typeof endpoint>,
): Promise<{ data: AuditEntry[]; meta: ListMeta }> {
  const { account_id } = params
  requireOwnAccount(ctx, account_id, 'audit.read')
  const span = spanOf(query.filter_fields?.at)
  const partitions = listPartitions(auditPartitions(account_id), async (partition, page) => {
    const { data, cursor } = await AuditEntity.query
      .primary(partition)
      .between({ at: span.from }, { at: span.to })
      .go({ ...page, order: 'desc' })
    return { data: data.map((item) => ({ row: unnamed(item) })), cursor }
  })
  const isSearch = Boolean(query.query)
  const { data, meta } = await listRows(query, {
    partitions: isSearch
      ? [async () => nameEntries(account_id, (await Promise.all(partitions.map((read) => read()))).flat())]
      : partitions,
    order_by: 'at',
    id: 'id',
    searched: ['actor_name', 'subject_name'],
    total: () => countEntries(account_id),
  })
  return { data: isSearch ? data : await nameEntries(account_id, data), meta }
}

function unnamed({ account_id: _account, shard: _shard, ...entry }: AuditItem): AuditEntry {
  return { ...entry, actor_name: null, subject_name: null }
}

async function countEntries(account_id: string): Promise<number> {
  const { data } = await AuditCountEntity.get({ account_id }).go()
  return data?.entries ?? 0
}
