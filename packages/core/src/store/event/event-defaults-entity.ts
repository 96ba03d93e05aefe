import type { EventDefaults } from '@foyer/contracts/event/event-defaults'
import { onTable } from '../../table/client.ts'
import { kept } from '../../table/item.ts'
import { LazyEntity } from '../../table/lazy-entity.ts'

/**
 * What an account's new events begin with; there is none until somebody saves some. Access pattern: by account. It is
 * no part of `account_terms`, which every sale reads: its texts are long and only `createEvent` wants them.
 */
export const EventDefaultsEntity = new LazyEntity(
  {
    model: { entity: 'event_defaults', version: '1', service: 'foyer' },
    attributes: {
      account_id: { type: 'string', required: true },
      defaults: { type: kept<EventDefaults>(), required: true },
      version: { type: 'number' },
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
