import type { PromoCode } from '@foyer/contracts/promo-code/promo-code'
import { readPools } from '../pool/read-pools.ts'
import type { PromoCodeItem } from './promo-code-entity.ts'
import { promoCodePool } from './promo-code-terms.ts'

/** Promo codes as organizers see them, with how often each was used. */
export async function toPromoCodes(items: readonly PromoCodeItem[]): Promise<PromoCode[]> {
  const counts = await readPools(items.map(promoCodePool))
  return items.map(({ pool_shards: _shards, version: _version, ...promoCode }) => {
    const { sold = 0, held = 0 } = counts.get(promoCode.id) ?? {}
    return { ...promoCode, times_used: sold, times_held: held }
  })
}

/** One promo code as organizers see it. */
export async function toPromoCode(item: PromoCodeItem): Promise<PromoCode> {
  const [shown] = await toPromoCodes([item])
  if (!shown) throw new Error('One promo code was given.')
  return shown
}
