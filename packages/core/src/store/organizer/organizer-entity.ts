import type { Image } from '@foyer/contracts/image/image'
import type { Currency } from '@foyer/contracts/money'
import type { EntityItem } from 'electrodb'
import { type InTransaction, kept, LazyEntity, onTable } from '../../table/entity.ts'
import { outboxAttributes } from '../../table/write.ts'

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
      /** Missing in items from before 0.3.0, which stands for none. */
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

/** Part of the transaction that brings an event to its organizer (1) or takes it away (-1); refused when that is deleted. */
export function countEvent(
  organizers: InTransaction<typeof OrganizerEntity>,
  { account_id, id }: Pick<OrganizerItem, 'account_id' | 'id'>,
  change: 1 | -1,
) {
  return organizers.patch({ account_id, id }).add({ event_count: change, version: 1 }).commit()
}
