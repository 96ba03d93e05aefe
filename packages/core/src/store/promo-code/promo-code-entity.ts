import type { DiscountType } from '@foyer/contracts/promo-code/promo-code'
import type { EntityItem } from 'electrodb'
import { onTable } from '../../table/client.ts'
import { inEventPartition } from '../../table/in-event-partition.ts'
import { kept } from '../../table/item.ts'
import { LazyEntity } from '../../table/lazy-entity.ts'

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
      version: { type: 'number', required: true },
    },
    indexes: {
      primary: inEventPartition,
    },
  },
  onTable,
)
export type PromoCodeItem = EntityItem<typeof PromoCodeEntity>
