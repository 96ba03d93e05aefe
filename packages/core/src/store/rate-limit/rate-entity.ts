import { onTable } from '../../table/client.ts'
import { LazyEntity } from '../../table/lazy-entity.ts'

/**
 * How often somebody did something in one window of time; vanishes by TTL after it. `subject` is a hash, so no
 * address lies here. Access pattern: add to one window's count unless it is full.
 */
export const RateEntity = new LazyEntity(
  {
    model: { entity: 'rate', version: '1', service: 'foyer' },
    attributes: {
      limit: { type: 'string', required: true },
      subject: { type: 'string', required: true },
      window: { type: 'number', required: true },
      count: { type: 'number', required: true },
      ttl: { type: 'number', required: true },
    },
    indexes: {
      primary: {
        pk: { field: 'pk', composite: ['limit', 'subject', 'window'] },
        sk: { field: 'sk', composite: [] },
      },
    },
  },
  onTable,
)
