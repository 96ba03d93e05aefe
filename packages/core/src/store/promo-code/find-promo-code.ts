import { AppError } from '../../app-error.ts'
import { PromoCodeEntity, type PromoCodeItem } from './promo-code-entity.ts'
import { PromoCodeNameEntity, promoCodeName } from './promo-code-name-entity.ts'

/** The event's promo code of that name, as last written; null when there is none. */
export async function findPromoCode(event_id: string, code: string): Promise<PromoCodeItem | null> {
  const key = { event_id, name: promoCodeName(code) }
  const { data: name } = await PromoCodeNameEntity.get(key).go({ consistent: true })
  return name ? readPromoCode(event_id, name.promo_code_id) : null
}

/** One promo code of the event; null when there is none. */
export async function readPromoCode(event_id: string, id: string): Promise<PromoCodeItem | null> {
  const { data } = await PromoCodeEntity.get({ event_id, id }).go({ consistent: true })
  return data
}

/** The promo code that a buyer gives, if it can be used at that moment. Error: `promo_code.invalid`. */
export async function requireUsablePromoCode(
  event_id: string,
  code: string,
  now: Date,
): Promise<PromoCodeItem> {
  const promoCode = await findPromoCode(event_id, code)
  if (!promoCode || isExpired(promoCode, now)) throw new AppError('promo_code.invalid')
  return promoCode
}

/** Whether its time is over; valid until, not including, its expiry. */
export function isExpired({ expires_at }: PromoCodeItem, now: Date): boolean {
  return expires_at !== null && Date.parse(expires_at) <= now.getTime()
}
