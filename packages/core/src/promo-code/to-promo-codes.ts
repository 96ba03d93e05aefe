import type { PromoCode, PromoCodeStatus } from '@foyer/contracts/promo-code/promo-code'
import { readPools } from '../pool/read-pools.ts'
import { promoCodePool } from '../price/promo-code-terms.ts'
import { isExpired } from '../store/promo-code/find-promo-code.ts'
import type { PromoCodeItem } from '../store/promo-code/promo-code-entity.ts'

/** Promo codes as organizers see them, with how often each was used and what has become of it by then. */
export async function toPromoCodes(items: readonly PromoCodeItem[], now: Date): Promise<PromoCode[]> {
  const counts = await readPools(items.map(promoCodePool))
  return items.map((item) => {
    const { pool_shards: _shards, version: _version, ...promoCode } = item
    const { sold = 0, held = 0 } = counts.get(promoCode.id) ?? {}
    return { ...promoCode, status: statusOf(item, sold, now), times_used: sold, times_held: held }
  })
}

/** One promo code as organizers see it. */
export async function toPromoCode(item: PromoCodeItem, now: Date): Promise<PromoCode> {
  const [shown] = await toPromoCodes([item], now)
  if (!shown) throw new Error('One promo code was given.')
  return shown
}

/** What is only held may still be given back, so it does not use a code up here. */
function statusOf(item: PromoCodeItem, used: number, now: Date): PromoCodeStatus {
  if (isExpired(item, now)) return 'EXPIRED'
  return item.max_uses !== null && used >= item.max_uses ? 'USED_UP' : 'ACTIVE'
}
