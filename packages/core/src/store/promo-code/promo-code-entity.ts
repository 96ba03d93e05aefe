import type { DiscountType } from '@foyer/contracts/promo-code/promo-code'
import type { EntityItem } from 'electrodb'
import { inEventPartition, kept, LazyEntity, onTable } from '../../table/entity.ts'
import { AppError } from '../../verb.ts'

/** A promo code, in its event's partition; its uses are counted in the pool of the same id. */
export const PromoCodeEntity = new LazyEntity(
  {
    model: { entity: 'promo_code', version: '1', service: 'foyer' },
    attributes: {
      event_id: { type: 'string', required: true },
      id: { type: 'string', required: true },
      code: { type: 'string', required: true },
      discount_type: { type: kept<DiscountType>(), required: true },
      discount_amount: { type: 'number', required: true },
      expires_at: { type: kept<string | null>(), required: true },
      max_uses: { type: kept<number | null>(), required: true },
      max_tickets_discounted: { type: kept<number | null>(), required: true },
      ticket_ids: { type: kept<string[]>(), required: true },
      pool_shards: { type: 'number', required: true },
      created_at: { type: 'string', required: true },
      /** Each of its uses was counted in `PromoCodeUsesEntity`; absent from codes of earlier releases. */
      is_counted: { type: 'boolean' },
      version: { type: 'number', required: true },
    },
    indexes: {
      primary: inEventPartition,
    },
  },
  onTable,
)
export type PromoCodeItem = EntityItem<typeof PromoCodeEntity>

/** A code's uses, as its pool had them. */
export interface CodeUses {
  id: string
  held: number
  sold: number
}

/**
 * How often codes of an event were made, changed and deleted, written with each of them; how often uses of codes were counted, and what the
 * last of those counts were (docs/decisions/0111). Access pattern: by event.
 */
export const PromoCodesEntity = new LazyEntity(
  {
    model: { entity: 'promo_codes', version: '1', service: 'foyer' },
    attributes: {
      event_id: { type: 'string', required: true },
      changes: { type: 'number', required: true },
      counts: { type: 'number' },
      last_counted: { type: kept<CodeUses[]>() },
    },
    indexes: {
      primary: {
        pk: { field: 'pk', composite: ['event_id'] },
        sk: { field: 'sk', composite: [] },
      },
    },
  },
  onTable,
)

/**
 * How often a code is in use, as its pool had it: a hint for lists. Missing until its first use. Access pattern: all of an event, in a
 * partition of their own.
 */
export const PromoCodeUsesEntity = new LazyEntity(
  {
    model: { entity: 'promo_code_uses', version: '1', service: 'foyer' },
    attributes: {
      used_event_id: { type: 'string', required: true },
      id: { type: 'string', required: true },
      held: { type: 'number', required: true },
      sold: { type: 'number', required: true },
    },
    indexes: {
      primary: {
        pk: { field: 'pk', composite: ['used_event_id'] },
        sk: { field: 'sk', composite: ['id'] },
      },
    },
  },
  onTable,
)

/** Maps what a buyer types to the promo code; if the item exists, the event's code is taken. */
export const PromoCodeNameEntity = new LazyEntity(
  {
    model: { entity: 'promo_code_name', version: '1', service: 'foyer' },
    attributes: {
      event_id: { type: 'string', required: true },
      /** Folded by `promoCodeName`. */
      name: { type: 'string', required: true },
      promo_code_id: { type: 'string', required: true },
    },
    indexes: {
      primary: {
        pk: { field: 'pk', composite: ['event_id', 'name'] },
        sk: { field: 'sk', composite: [] },
      },
    },
  },
  onTable,
)

/** The same code, however it is spelled: capitals, composed accents and surrounding spaces do not matter. */
export function promoCodeName(code: string): string {
  return code.trim().normalize('NFKC').toLowerCase()
}

/** The event's promo code with this name, as last written. Null if it does not exist. */
export async function findPromoCode(event_id: string, code: string): Promise<PromoCodeItem | null> {
  const key = { event_id, name: promoCodeName(code) }
  const { data: name } = await PromoCodeNameEntity.get(key).go({ consistent: true })
  return name ? readPromoCode(event_id, name.promo_code_id) : null
}

/** One promo code of the event. Null if it does not exist. */
export async function readPromoCode(event_id: string, id: string): Promise<PromoCodeItem | null> {
  const { data } = await PromoCodeEntity.get({ event_id, id }).go({ consistent: true })
  return data
}

/** The promo code that a buyer entered, if it can be used at this moment. */
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
