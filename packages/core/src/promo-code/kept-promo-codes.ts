import {
  PromoCodeEntity,
  type PromoCodeItem,
  PromoCodesEntity,
} from '../store/promo-code/promo-code-entity.ts'

/** Of all events together; a code takes about half a KB. */
const mostKept = 20_000

/** What this process has read of events' codes, and how often those had changed before. The one that was asked for last is the last. */
const kept = new Map<string, { changes: number; codes: readonly PromoCodeItem[] }>()

/**
 * All promo codes of an event, as last written. They are read once in a process and after each change of one: between two changes it takes
 * one read unit to see that there was none (docs/decisions/0116). Uses of codes change no code.
 */
export async function readPromoCodes(event_id: string): Promise<readonly PromoCodeItem[]> {
  const { data } = await PromoCodesEntity.get({ event_id }).go({ consistent: true })
  const changes = data?.changes ?? 0
  const known = kept.get(event_id)
  // An event without a number has codes of an older release, or of the event that it was copied from.
  const codes = known && changes > 0 && known.changes === changes ? known.codes : await readAll(event_id)
  kept.delete(event_id)
  kept.set(event_id, { changes, codes })
  dropOldest()
  return codes
}

async function readAll(event_id: string): Promise<PromoCodeItem[]> {
  const { data } = await PromoCodeEntity.query.primary({ event_id }).go({ consistent: true, pages: 'all' })
  return data
}

function dropOldest(): void {
  const sum = () => [...kept.values()].reduce((all, { codes }) => all + codes.length, 0)
  while (kept.size > 1 && sum() > mostKept) {
    const [oldest] = kept.keys()
    if (oldest !== undefined) kept.delete(oldest)
  }
}
