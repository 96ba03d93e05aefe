import type { AuditEntry } from '@foyer/contracts/audit/audit'
import type { ReadRows } from '../list/list-rows.ts'

/** How many entries of each partition one search looks through: with some 430 bytes each, what one request answers. */
export const searchReach = 2000

/** What one search looked through, and until when; null: it came to the end. */
interface Searched {
  entries: AuditEntry[]
  searched_until: string | null
}

/**
 * The first entries of all partitions, as the readers order them, up to the instant until which every partition was read:
 * the partition that is densest in time sets how far a search comes.
 */
export async function searchEntries(
  partitions: readonly ReadRows<AuditEntry>[],
  direction: 'asc' | 'desc',
): Promise<Searched> {
  const read = await Promise.all(partitions.map((readRows) => readRows(searchReach)))
  const ends = read.flatMap((rows) => (rows.length < searchReach ? [] : (rows.at(-1)?.at ?? []))).toSorted()
  const searched_until = (direction === 'desc' ? ends.at(-1) : ends[0]) ?? null
  const isWithin = ({ at }: AuditEntry) =>
    searched_until === null || (direction === 'desc' ? at > searched_until : at < searched_until)
  return { entries: read.flat().filter(isWithin), searched_until }
}
