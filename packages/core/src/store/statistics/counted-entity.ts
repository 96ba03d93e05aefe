import type { EntityItem } from 'electrodb'
import { onTable } from '../../table/client.ts'
import { kept } from '../../table/item.ts'
import { LazyEntity } from '../../table/lazy-entity.ts'
import type { Counts } from './counts.ts'

/**
 * What of an order or an attendee is in its event's statistics already, written in the transaction that puts it there.
 * Access pattern: by the short id of that order or attendee.
 */
export const CountedEntity = new LazyEntity(
  {
    model: { entity: 'counted', version: '1', service: 'foyer' },
    attributes: {
      subject_id: { type: 'string', required: true },
      counts: { type: kept<Counts>(), required: true },
      version: { type: 'number', required: true },
    },
    indexes: {
      primary: {
        pk: { field: 'pk', composite: ['subject_id'] },
        sk: { field: 'sk', composite: [] },
      },
    },
  },
  onTable,
)
export type CountedItem = EntityItem<typeof CountedEntity>
