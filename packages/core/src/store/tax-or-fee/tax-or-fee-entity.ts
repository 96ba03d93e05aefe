import type { TaxOrFee } from '@foyer/contracts/tax-or-fee/tax-or-fee'
import type { EntityItem } from 'electrodb'
import { kept, LazyEntity, onTable } from '../../table/entity.ts'

/** A tax or fee, in its account's partition. Access patterns: one by id; all of an account (collection `account_terms`). */
export const TaxOrFeeEntity = new LazyEntity(
  {
    model: { entity: 'tax_or_fee', version: '1', service: 'foyer' },
    attributes: {
      account_id: { type: 'string', required: true },
      id: { type: 'string', required: true },
      name: { type: 'string', required: true },
      type: { type: kept<TaxOrFee['type']>(), required: true },
      calculation_type: { type: kept<TaxOrFee['calculation_type']>(), required: true },
      amount: { type: 'number', required: true },
      rate: { type: 'number', required: true },
      is_default: { type: 'boolean', required: true },
      version: { type: 'number' },
    },
    indexes: {
      primary: {
        collection: 'account_terms',
        pk: { field: 'pk', composite: ['account_id'] },
        sk: { field: 'sk', composite: ['id'] },
      },
    },
  },
  onTable,
)
export type TaxOrFeeItem = EntityItem<typeof TaxOrFeeEntity>
