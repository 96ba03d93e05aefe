import { onTable } from '../../table/client.ts'
import { LazyEntity } from '../../table/lazy-entity.ts'

/** What a buyer types → the promo code; that it exists means that the event's code is taken. */
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

/** The same code however it is written: capitals, accents' composition and spaces around do not matter. */
export function promoCodeName(code: string): string {
  return code.trim().normalize('NFKC').toLowerCase()
}
