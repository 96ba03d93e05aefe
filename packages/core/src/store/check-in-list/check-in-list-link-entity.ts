import { onTable } from '../../table/client.ts'
import { LazyEntity } from '../../table/lazy-entity.ts'
import { outboxAttributes } from '../../table/outbox.ts'

/** Where a door's link leads: one strongly consistent read, so that a deleted list's link ends at once. A renewed one stays, ended, to say so. */
export const CheckInListLinkEntity = new LazyEntity(
  {
    model: { entity: 'check_in_list_link', version: '1', service: 'foyer' },
    attributes: {
      short_id: { type: 'string', required: true },
      event_id: { type: 'string', required: true },
      id: { type: 'string', required: true },
      ended_at: { type: 'string' },
      ...outboxAttributes,
    },
    indexes: {
      primary: {
        pk: { field: 'pk', composite: ['short_id'] },
        sk: { field: 'sk', composite: [] },
      },
    },
  },
  onTable,
)
