import { onTable } from '../../table/client.ts'
import { LazyEntity } from '../../table/lazy-entity.ts'

/** Longer than any client repeats a request. */
export const duplicationDays = 2

/**
 * Which event a request to duplicate one has made, written in the transaction that makes it appear. Access pattern: by
 * account and hashed Idempotency-Key.
 */
export const DuplicationEntity = new LazyEntity(
  {
    model: { entity: 'duplication', version: '1', service: 'foyer' },
    attributes: {
      account_id: { type: 'string', required: true },
      key_hash: { type: 'string', required: true },
      request_hash: { type: 'string', required: true },
      copy_id: { type: 'string', required: true },
      ttl: { type: 'number', required: true },
    },
    indexes: {
      primary: {
        pk: { field: 'pk', composite: ['account_id', 'key_hash'] },
        sk: { field: 'sk', composite: [] },
      },
    },
  },
  onTable,
)
