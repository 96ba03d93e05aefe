import { onTable } from '../../table/client.ts'
import { LazyEntity } from '../../table/lazy-entity.ts'

/**
 * How many keys an account has that are not revoked, in its own partition: what keeps two that are made at once from
 * being one too many. Access pattern: none but the condition of the write.
 */
export const ApiKeyCountEntity = new LazyEntity(
  {
    model: { entity: 'api_key_count', version: '1', service: 'foyer' },
    attributes: {
      account_id: { type: 'string', required: true },
      keys: { type: 'number' },
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
