import { onTable } from '../../table/client.ts'
import { LazyEntity } from '../../table/lazy-entity.ts'

/** How many entries an account's audit log has, in the account's partition. Access pattern: by account. */
export const AuditCountEntity = new LazyEntity(
  {
    model: { entity: 'audit_count', version: '1', service: 'foyer' },
    attributes: {
      account_id: { type: 'string', required: true },
      entries: { type: 'number' },
    },
    indexes: {
      primary: {
        pk: { field: 'pk', composite: ['account_id'] },
        sk: { field: 'sk', composite: [] },
      },
    },
  },
  onTable,
)
