import { onTable } from '../../table/client.ts'
import { LazyEntity } from '../../table/lazy-entity.ts'

/** What a link carries → the affiliate; that it exists means that the event's code is taken. */
export const AffiliateCodeEntity = new LazyEntity(
  {
    model: { entity: 'affiliate_code', version: '1', service: 'foyer' },
    attributes: {
      event_id: { type: 'string', required: true },
      /** Folded by `affiliateCode`. */
      code: { type: 'string', required: true },
      affiliate_id: { type: 'string', required: true },
    },
    indexes: {
      primary: {
        pk: { field: 'pk', composite: ['event_id', 'code'] },
        sk: { field: 'sk', composite: [] },
      },
    },
  },
  onTable,
)

/** The same code however it is written. */
export function affiliateCode(code: string): string {
  return code.trim().normalize('NFKC').toLowerCase()
}
