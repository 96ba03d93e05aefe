import { AuditCountEntity, type AuditItem } from '../store/audit/audit-entity.ts'

/** Of this process: each has thousands of entries. */
const mostKept = 4

/** What was read for a part of an account's log, and how many entries the log had before. */
const kept = new Map<string, { entries: number; items: Promise<AuditItem[][]> }>()

/**
 * What `read` answers for a part of an account's log that `name` stands for, from memory for as long as the log gets no other entry: entries never change, and each
 * is counted in the transaction that writes it (docs/decisions/0117). One read unit.
 */
export async function keptEntries(
  account_id: string,
  name: string,
  read: () => Promise<AuditItem[][]>,
): Promise<AuditItem[][]> {
  const { data } = await AuditCountEntity.get({ account_id }).go({ consistent: true })
  const entries = data?.entries ?? 0
  const key = `${account_id} ${name}`
  const known = kept.get(key)
  if (known && entries > 0 && known.entries === entries) return known.items
  const items = read()
  kept.delete(key)
  kept.set(key, { entries, items })
  items.catch(() => kept.delete(key))
  const [oldest] = kept.keys()
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
  return items
}
