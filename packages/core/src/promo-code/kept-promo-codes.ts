import {
  type CodeUses,
  PromoCodeEntity,
  type PromoCodeItem,
  PromoCodesEntity,
  PromoCodeUsesEntity,
} from '../store/promo-code/promo-code-entity.ts'
import { countUses } from './count-uses.ts'

/** Of all events together; a code takes about half a KB. */
const mostKept = 20_000

/** A code, and how often it is in use as of the last count. */
export interface CountedCode {
  promoCode: PromoCodeItem
  held: number
  sold: number
}

interface Kept {
  changes: number
  counts: number
  codes: readonly PromoCodeItem[]
  uses: Map<string, Pick<CodeUses, 'held' | 'sold'>>
}

/** What this process has read of events' codes. The event that was asked for last is the last. */
const kept = new Map<string, Kept>()

/**
 * All promo codes of an event as last written, and their uses as last counted. Both are read once in a process; between two changes it takes
 * one read unit or two to see which codes were used since (docs/decisions/0116, 0111).
 */
export async function readPromoCodes(event_id: string): Promise<readonly CountedCode[]> {
  const { data: all } = await PromoCodesEntity.get({ event_id }).go({ consistent: true })
  const now = { changes: all?.changes ?? 0, counts: all?.counts ?? 0 }
  const known = kept.get(event_id)
  // An event without a number has codes of an older release, or of the event that it was copied from.
  const codes =
    known && now.changes > 0 && known.changes === now.changes ? known.codes : await readCodes(event_id)
  const uses = (known && usesSince(known, now.counts, all?.last_counted)) ?? (await readUses(event_id, codes))
  kept.delete(event_id)
  kept.set(event_id, { ...now, codes, uses })
  dropOldest()
  return codes.map((promoCode) => {
    const { held = 0, sold = 0 } = uses.get(promoCode.id) ?? {}
    return { promoCode, held, sold }
  })
}

async function readCodes(event_id: string): Promise<PromoCodeItem[]> {
  const { data } = await PromoCodeEntity.query.primary({ event_id }).go({ consistent: true, pages: 'all' })
  return data
}

/** What is kept with the counts since then; null where too many are missing. */
function usesSince({ uses, counts: before }: Kept, counts: number, last: readonly CodeUses[] = []) {
  const missing = counts - before
  if (missing < 0 || missing > last.length) return null
  for (const { id, held, sold } of missing > 0 ? last.slice(-missing) : []) uses.set(id, { held, sold })
  return uses
}

/** The counts of an event. Codes of an earlier release are counted now, once. */
async function readUses(event_id: string, codes: readonly PromoCodeItem[]): Promise<Kept['uses']> {
  const read = async () => {
    const { data } = await PromoCodeUsesEntity.query
      .primary({ used_event_id: event_id })
      .go({ consistent: true, pages: 'all' })
    return new Map(data.map(({ id, held, sold }) => [id, { held, sold }]))
  }
  const uses = await read()
  const uncounted = codes.filter(({ id, is_counted }) => !is_counted && !uses.has(id))
  if (uncounted.length === 0) return uses
  await countUses(
    event_id,
    uncounted.map(({ id }) => id),
  )
  return read()
}

function dropOldest(): void {
  const sum = () => [...kept.values()].reduce((all, { codes }) => all + codes.length, 0)
  while (kept.size > 1 && sum() > mostKept) {
    const [oldest] = kept.keys()
    if (oldest !== undefined) kept.delete(oldest)
  }
}
