import type { EmailReason } from '@foyer/contracts/email/email'
import { onTable } from '../../table/client.ts'
import { kept } from '../../table/item.ts'
import { LazyEntity } from '../../table/lazy-entity.ts'

/** An address that takes no more mail, under a hash of it: a final bounce or a complaint came from there (F18). */
export const SuppressedAddressEntity = new LazyEntity(
  {
    model: { entity: 'suppressed_address', version: '1', service: 'foyer' },
    attributes: {
      address_hash: { type: 'string', required: true },
      reason: { type: kept<EmailReason>(), required: true },
      suppressed_at: { type: 'string', required: true },
    },
    indexes: {
      primary: {
        pk: { field: 'pk', composite: ['address_hash'] },
        sk: { field: 'sk', composite: [] },
      },
    },
  },
  onTable,
)
