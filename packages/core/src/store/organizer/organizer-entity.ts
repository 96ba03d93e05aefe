import type { Image } from '@foyer/contracts/image/image'
import type { Currency } from '@foyer/contracts/money'
import type { EntityItem } from 'electrodb'
import { onTable } from '../../table/client.ts'
import { kept } from '../../table/item.ts'
import { LazyEntity } from '../../table/lazy-entity.ts'
import { outboxAttributes } from '../../table/outbox.ts'

/**
 * An organizer, in its account's partition. Access patterns: one by id in its account; all of an account; one by its id
 * alone (public page). `event_count` moves with the events, in their own transactions, so that an organizer with events
 * cannot be deleted however the two race.
 */
export const OrganizerEntity = new LazyEntity(
  {
    model: { entity: 'organizer', version: '1', service: 'foyer' },
    attributes: {
      account_id: { type: 'string', required: true },
      id: { type: 'string', required: true },
      name: { type: 'string', required: true },
      slug: { type: 'string', required: true },
      email: { type: 'string', required: true },
      description: { type: 'string', required: true },
      website: { type: 'string', required: true },
      /** Absent in items of before 0.3.0: none. */
      terms_url: { type: 'string' },
      privacy_url: { type: 'string' },
      imprint_url: { type: 'string' },
      currency: { type: kept<Currency>(), required: true },
      timezone: { type: 'string', required: true },
      images: { type: kept<Image[]>(), required: true },
      event_count: { type: 'number', required: true },
      created_at: { type: 'string', required: true },
      version: { type: 'number', required: true },
      ...outboxAttributes,
    },
    indexes: {
      primary: {
        pk: { field: 'pk', composite: ['account_id'] },
        sk: { field: 'sk', composite: ['id'] },
      },
      public: {
        index: 'gsi2',
        scope: 'organizer',
        pk: { field: 'gsi2pk', composite: ['id'] },
        sk: { field: 'gsi2sk', composite: ['account_id'] },
      },
    },
  },
  onTable,
)
export type OrganizerItem = EntityItem<typeof OrganizerEntity>
