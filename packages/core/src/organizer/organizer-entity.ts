import type { Currency } from '@foyer/contracts/money'
import { Entity, type EntityItem } from 'electrodb'
import { onTable } from '../table/client.ts'
import { kept } from '../table/item.ts'

/** An organizer, in its account's partition. Access patterns: one by id; all of an account. */
export const OrganizerEntity = new Entity(
  {
    model: { entity: 'organizer', version: '1', service: 'foyer' },
    attributes: {
      account_id: { type: 'string', required: true },
      id: { type: 'string', required: true },
      name: { type: 'string', required: true },
      email: { type: 'string', required: true },
      description: { type: 'string', required: true },
      website: { type: 'string', required: true },
      currency: { type: kept<Currency>(), required: true },
      timezone: { type: 'string', required: true },
      created_at: { type: 'string', required: true },
    },
    indexes: {
      primary: {
        pk: { field: 'pk', composite: ['account_id'] },
        sk: { field: 'sk', composite: ['id'] },
      },
    },
  },
  onTable,
)
export type OrganizerItem = EntityItem<typeof OrganizerEntity>
