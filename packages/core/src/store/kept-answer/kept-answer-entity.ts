import type { EntityItem } from 'electrodb'
import { onTable } from '../../table/client.ts'
import { LazyEntity } from '../../table/lazy-entity.ts'

/**
 * A request with an Idempotency-Key for a verb that keeps no record of its own: claimed before it runs, with its sealed answer
 * once it is done (docs/decisions/0042). Access pattern: by hashed scope and key.
 */
export const KeptAnswerEntity = new LazyEntity(
  {
    model: { entity: 'kept_answer', version: '1', service: 'foyer' },
    attributes: {
      key_hash: { type: 'string', required: true },
      request_hash: { type: 'string', required: true },
      /** UTC milliseconds until which it may still be running. */
      running_until: { type: 'number', required: true },
      /** Missing: running, or how it ended is not known. */
      sealed: { type: 'string' },
      ttl: { type: 'number', required: true },
    },
    indexes: {
      primary: {
        pk: { field: 'pk', composite: ['key_hash'] },
        sk: { field: 'sk', composite: [] },
      },
    },
  },
  onTable,
)
export type KeptAnswerItem = EntityItem<typeof KeptAnswerEntity>
