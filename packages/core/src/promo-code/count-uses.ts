import { readPools } from '../pool/read-pools.ts'
import { promoCodePool } from '../price/promo-code-terms.ts'
import {
  type CodeUses,
  PromoCodeEntity,
  PromoCodesEntity,
  PromoCodeUsesEntity,
} from '../store/promo-code/promo-code-entity.ts'
import { putAll } from '../table/batches.ts'
import { isConditionRefused, isConflict, untilWritten } from '../table/write.ts'

/** These counts are kept beside their number, in about 4 KB: a process that is further behind reads all of them. */
const mostKept = 50
/** A code without a limit has 32 shards, each read twice. */
const mostAtOnce = 25

/**
 * Counts how often these codes of an event are in use, from their pools as last written, for lists (docs/decisions/0111). Repeated, late and
 * reordered messages change nothing: a count is written only while it follows the one that was seen before the pools were read.
 */
export async function countUses(event_id: string, promo_code_ids: readonly string[]): Promise<void> {
  for (let first = 0; first < promo_code_ids.length; first += mostAtOnce) {
    const ids = promo_code_ids.slice(first, first + mostAtOnce)
    await untilWritten(() => count(event_id, ids))
  }
}

async function count(event_id: string, ids: readonly string[]): Promise<'written' | 'lost'> {
  const { data: before } = await PromoCodesEntity.get({ event_id }).go({ consistent: true })
  const counted = await usesOf(event_id, ids)
  if (counted.length === 0) return 'written'
  await putAll(
    PromoCodeUsesEntity,
    counted.map((uses) => ({ used_event_id: event_id, ...uses })),
  )
  const last_counted = [...(before?.last_counted ?? []), ...counted].slice(-mostKept)
  const counts = (before?.counts ?? 0) + counted.length
  try {
    await PromoCodesEntity.update({ event_id })
      .set({ last_counted, counts })
      .where((all, { eq, notExists }) =>
        before?.counts === undefined ? notExists(all.counts) : eq(all.counts, before.counts),
      )
      .go()
    return 'written'
  } catch (error) {
    if (isConditionRefused(error) || isConflict(error)) return 'lost'
    throw error
  }
}

/** Held and sold are read a moment apart; what is sold in between was held before. */
async function usesOf(event_id: string, ids: readonly string[]): Promise<CodeUses[]> {
  const { data: codes } = await PromoCodeEntity.get(ids.map((id) => ({ event_id, id }))).go({
    consistent: true,
  })
  const pools = await readPools(codes.map(promoCodePool))
  return codes.map(({ id }) => {
    const { held = 0, sold = 0 } = pools.get(id) ?? {}
    return { id, held: Math.max(0, held), sold }
  })
}
