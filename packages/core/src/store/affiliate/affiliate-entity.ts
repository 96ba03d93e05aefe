import type { AffiliateStatus } from '@foyer/contracts/affiliate/affiliate'
import type { EntityItem } from 'electrodb'
import { onTable } from '../../table/client.ts'
import { inEventPartition } from '../../table/in-event-partition.ts'
import { kept } from '../../table/item.ts'
import { LazyEntity } from '../../table/lazy-entity.ts'

/** An affiliate, in its event's partition: read alone, and with all others of the event. */
export const AffiliateEntity = new LazyEntity(
  {
    model: { entity: 'affiliate', version: '1', service: 'foyer' },
    attributes: {
      event_id: { type: 'string', required: true },
      id: { type: 'string', required: true },
      name: { type: 'string', required: true },
      code: { type: 'string', required: true },
      email: { type: 'string', required: true },
      status: { type: kept<AffiliateStatus>(), required: true },
      created_at: { type: 'string', required: true },
      version: { type: 'number', required: true },
    },
    indexes: {
      primary: inEventPartition,
    },
  },
  onTable,
)
export type AffiliateItem = EntityItem<typeof AffiliateEntity>
