import type { EntityItem } from 'electrodb'
import { onTable } from '../../table/client.ts'
import { inEventPartition } from '../../table/in-event-partition.ts'
import { kept } from '../../table/item.ts'
import { LazyEntity } from '../../table/lazy-entity.ts'

/** A check-in list, in its event's partition. `ticket_ids` empty: it admits every ticket of the event. */
export const CheckInListEntity = new LazyEntity(
  {
    model: { entity: 'check_in_list', version: '1', service: 'foyer' },
    attributes: {
      event_id: { type: 'string', required: true },
      id: { type: 'string', required: true },
      short_id: { type: 'string', required: true },
      name: { type: 'string', required: true },
      description: { type: 'string', required: true },
      activates_at: { type: kept<string | null>() },
      expires_at: { type: kept<string | null>() },
      ticket_ids: { type: kept<string[]>(), required: true },
      version: { type: 'number' },
    },
    indexes: {
      primary: inEventPartition,
    },
  },
  onTable,
)
export type CheckInListItem = EntityItem<typeof CheckInListEntity>
