import type { AuditEntry, AuditPage } from '@foyer/contracts/audit/audit'
import type { listAuditEntries as endpoint } from '@foyer/contracts/audit/audit-endpoints'
import type { ParsedInput } from '@foyer/contracts/endpoint'
import { isAllowed, requireOwnAccount } from '../authorize.ts'
import type { Context } from '../context.ts'
import { listPartitions } from '../list/list-partitions.ts'
import { isDefaultView, listRows, type ReadRows } from '../list/list-rows.ts'
import { AuditCountEntity } from '../store/audit/audit-count-entity.ts'
import { AuditEntity, type AuditItem, auditPartitions } from '../store/audit/audit-entity.ts'
import { nameEntries } from './name-entries.ts'
import { searchEntries } from './search-entries.ts'
import { spanOf } from './span-of.ts'

type Input = ParsedInput<typeof endpoint>

/**
 * Who did what when in the caller's account, newest first. Names are today's: of the page's entries, or of all that are
 * searched by name. A span of time (`at`) bounds what is read; anything but the default view looks through a number of
 * entries and says how far it came. Errors: `session.forbidden`, `account.not_found`.
 */
export async function listAuditEntries(ctx: Context, { params, query }: Input): Promise<AuditPage> {
  const { account_id } = params
  requireOwnAccount(ctx, account_id, 'audit.read')
  // Before anything is filtered: a caller who may not see a link may not look for it either.
  const shown = isAllowed(ctx, 'order.manage') ? unnamed : withoutLink
  const partitions = entryReaders(account_id, query, shown)
  const list = {
    order_by: 'at',
    id: 'id',
    searched: ['actor_name', 'subject_name'],
    total: () => countEntries(account_id),
  } as const
  if (isDefaultView(query, list.order_by)) {
    const { data, meta } = await listRows(query, { ...list, partitions })
    return { data: await nameEntries(account_id, data), meta: { ...meta, searched_until: null } }
  }
  const { entries, searched_until } = await searchEntries(partitions, query.sort_direction ?? 'desc')
  const rows = query.query ? await nameEntries(account_id, entries) : entries
  const { data, meta } = await listRows(query, { ...list, partitions: [async () => rows] })
  return {
    data: query.query ? data : await nameEntries(account_id, data),
    meta: { ...meta, searched_until },
  }
}

/** How each partition is read, from the end with which the list begins, within the span that is asked for. */
function entryReaders(
  account_id: string,
  query: Input['query'],
  shown: (item: AuditItem) => AuditEntry,
): ReadRows<AuditEntry>[] {
  const span = spanOf(query.filter_fields?.at)
  const order = query.sort_direction ?? 'desc'
  return listPartitions(auditPartitions(account_id), async (partition, page) => {
    const { data, cursor } = await AuditEntity.query
      .primary(partition)
      .between({ at: span.from }, { at: span.to })
      .go({ ...page, order })
    return { data: data.map((item) => ({ row: shown(item) })), cursor }
  })
}

function unnamed({ account_id: _account, shard: _shard, ...entry }: AuditItem): AuditEntry {
  return { ...entry, actor_name: null, subject_name: null }
}

/** An order's short id opens the buyer's page, so who may not manage orders reads the order's reference in its place. */
function withoutLink(item: AuditItem): AuditEntry {
  const entry = unnamed(item)
  return entry.action.startsWith('order.') ? { ...entry, subject_id: String(entry.details.reference) } : entry
}

async function countEntries(account_id: string): Promise<number> {
  const { data } = await AuditCountEntity.get({ account_id }).go()
  return data?.entries ?? 0
}
