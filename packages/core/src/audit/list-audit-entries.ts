import type { AuditEntry, AuditPage } from '@foyer/contracts/audit/audit'
import type { listAuditEntries as endpoint } from '@foyer/contracts/audit/audit-endpoints'
import type { ListOperator } from '@foyer/contracts/list-filter'
import { isAllowed, requireOwnAccount } from '../authorize.ts'
import { listPartitions } from '../list/list-partitions.ts'
import { isDefaultView, listRows, type ReadRows } from '../list/list-rows.ts'
import {
  AuditCountEntity,
  AuditEntity,
  type AuditItem,
  auditPartitions,
} from '../store/audit/audit-entity.ts'
import type { Context, ParsedInput } from '../verb.ts'
import { keptEntries } from './kept-entries.ts'
import { nameEntries } from './name-entries.ts'

type Input = ParsedInput<typeof endpoint>

/**
 * Who did what when in the caller's account, newest first. Names are today's: of the page's entries, or of all that are
 * searched by name. A span of time (`at`) bounds what is read; anything but the default view looks through a number of
 * entries and says how far it came.
 */
export async function listAuditEntries(ctx: Context, { params, query }: Input): Promise<AuditPage> {
  const { account_id } = params
  requireOwnAccount(ctx, account_id, 'audit.read')
  // Before anything is filtered: a caller that may not see a link may not search for it either.
  const shown = isAllowed(ctx, 'order.manage') ? unnamed : withoutLink
  const stored = itemReaders(account_id, query)
  const list = {
    order_by: 'at',
    id: 'id',
    searched: ['actor_name', 'subject_name'],
    total: () => countEntries(account_id),
  } as const
  if (isDefaultView(query, list.order_by)) {
    const partitions = stored.map(
      (readItems): ReadRows<AuditEntry> =>
        async (limit) =>
          (await readItems(limit)).map(shown),
    )
    const { data, meta } = await listRows(query, { ...list, partitions })
    return { data: await nameEntries(account_id, data), meta: { ...meta, searched_until: null } }
  }
  const { at } = query.filter_fields ?? {}
  const { sort_direction = 'desc' } = query
  const items = await keptEntries(account_id, JSON.stringify([sort_direction, spanOf(at)]), () =>
    Promise.all(stored.map((readItems) => readItems(searchReach))),
  )
  const { entries, searched_until } = searchEntries(
    items.map((some) => some.map(shown)),
    sort_direction,
  )
  const rows = query.query ? await nameEntries(account_id, entries) : entries
  const { data, meta } = await listRows(query, { ...list, partitions: [async () => rows] })
  return {
    data: query.query ? data : await nameEntries(account_id, data),
    meta: { ...meta, searched_until },
  }
}

/** How each partition is read, from the end with which the list begins, within the span that is asked for. */
function itemReaders(account_id: string, query: Input['query']): ReadRows<AuditItem>[] {
  const span = spanOf(query.filter_fields?.at)
  const order = query.sort_direction ?? 'desc'
  return listPartitions(auditPartitions(account_id), async (partition, page) => {
    const { data, cursor } = await AuditEntity.query
      .primary(partition)
      .between({ at: span.from }, { at: span.to })
      .go({ ...page, order })
    return { data: data.map((row) => ({ row })), cursor }
  })
}

function unnamed({ account_id: _account, shard: _shard, ...entry }: AuditItem): AuditEntry {
  return { ...entry, actor_name: null, subject_name: null }
}

/**
 * An order's short id opens the buyer's page, so a caller that may not manage orders gets the order's reference
 * instead.
 */
function withoutLink(item: AuditItem): AuditEntry {
  const entry = unnamed(item)
  return entry.action.startsWith('order.') ? { ...entry, subject_id: String(entry.details.reference) } : entry
}

async function countEntries(account_id: string): Promise<number> {
  const { data } = await AuditCountEntity.get({ account_id }).go()
  return data?.entries ?? 0
}

/** How many entries of each partition one search looks through: with some 430 bytes each, what one request answers. */
export const searchReach = 2000

/** What one search looked through, and until when; null: it came to the end. */
interface Searched {
  entries: AuditEntry[]
  searched_until: string | null
}

/**
 * The first entries of all partitions, in the order in which they were read, up to the instant until which every partition was read:
 * the partition that is densest in time sets how far a search comes.
 */
function searchEntries(read: readonly AuditEntry[][], direction: 'asc' | 'desc'): Searched {
  const ends = read.flatMap((rows) => (rows.length < searchReach ? [] : (rows.at(-1)?.at ?? []))).toSorted()
  const searched_until = (direction === 'desc' ? ends.at(-1) : ends[0]) ?? null
  const isWithin = ({ at }: AuditEntry) =>
    searched_until === null || (direction === 'desc' ? at > searched_until : at < searched_until)
  return { entries: read.flat().filter(isWithin), searched_until }
}

/**
 * The instants between which the entries lie that a filter of `at` can let through, as keys compare them; the list's
 * own filter decides at the edges. A value that is not an instant limits nothing.
 */
export function spanOf(filter: Partial<Record<ListOperator, string>> = {}): { from: string; to: string } {
  const { eq, gt, gte, lt, lte } = filter
  const from = Math.max(...instants(eq, gt, gte))
  const to = Math.min(...instants(eq, lt, lte))
  return {
    from: Number.isFinite(from) ? new Date(from).toISOString() : '0',
    // A millisecond later, because the last key is after its instant.
    to: Number.isFinite(to) ? new Date(to + 1).toISOString() : '9',
  }
}

function instants(...given: (string | undefined)[]): number[] {
  return given
    .map((text) => Date.parse(text ?? ''))
    .filter((instant) => instant >= 0 && instant < lastInstant)
}

/** Beyond it instants are written otherwise and no longer sort by their text. */
const lastInstant = Date.parse('9999-12-31T23:59:59.999Z')
