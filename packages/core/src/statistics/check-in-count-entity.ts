import { Entity } from 'electrodb'
import { onTable } from '../table/client.ts'

/** How many people are admitted at a check-in list, in the event's partition. */
export const CheckInCountEntity = new Entity(
  {
    model: { entity: 'check_in_count', version: '1', service: 'foyer' },
    attributes: {
      event_id: { type: 'string', required: true },
      check_in_list_id: { type: 'string', required: true },
      checked_in: { type: 'number' },
    },
    indexes: {
      primary: {
        pk: { field: 'pk', composite: ['event_id'] },
        sk: { field: 'sk', composite: ['check_in_list_id'] },
      },
    },
  },
  onTable,
)
