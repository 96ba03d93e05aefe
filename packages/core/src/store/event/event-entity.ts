import type { EventStatus } from '@foyer/contracts/event/event'
import type { Image } from '@foyer/contracts/image/image'
import type { Currency } from '@foyer/contracts/money'
import type { EntityItem } from 'electrodb'
import { onTable } from '../../table/client.ts'
import { kept } from '../../table/item.ts'
import { LazyEntity } from '../../table/lazy-entity.ts'
import { outboxAttributes } from '../../table/outbox.ts'

/** What the events list reads of an event without opening it. */
export interface EventListRow {
  id: string
  title: string
  start_date: string
  end_date: string | null
  status: EventStatus
  organizer_id: string
  currency: Currency
  created_at: string
}

/**
 * An event, in its own partition with all that the event page needs (collection `event_graph`). Read by its id, in the list
 * of its account, and, while it is live and listed, in the public list of the stage.
 * `id` repeats `event_id`, so that the item reads as the contract names it.
 */
export const EventEntity = new LazyEntity(
  {
    model: { entity: 'event', version: '1', service: 'foyer' },
    attributes: {
      event_id: { type: 'string', required: true },
      id: { type: 'string', required: true },
      account_id: { type: 'string', required: true },
      organizer_id: { type: 'string', required: true },
      title: { type: 'string', required: true },
      slug: { type: 'string', required: true },
      description: { type: 'string', required: true },
      start_date: { type: 'string', required: true },
      end_date: { type: kept<string | null>(), required: true },
      timezone: { type: 'string', required: true },
      currency: { type: kept<Currency>(), required: true },
      status: { type: ['DRAFT', 'LIVE', 'ARCHIVED'] as const, required: true },
      images: { type: kept<Image[]>(), required: true },
      /** The banner, apart from the others: a release that does not know the type reads those (docs/decisions/0055). */
      banners: { type: kept<Image[]>() },
      /** Kept out of the stage's list, as of search engines: follows the settings. */
      is_unlisted: { type: 'boolean' },
      created_at: { type: 'string', required: true },
      updated_at: { type: 'string', required: true },
      version: { type: 'number', required: true },
      row: { type: kept<EventListRow>(), required: true },
      ...outboxAttributes,
    },
    indexes: {
      primary: {
        collection: 'event_graph',
        pk: { field: 'pk', composite: ['event_id'] },
        sk: { field: 'sk', composite: [] },
      },
      list: {
        index: 'gsi1',
        scope: 'event',
        pk: { field: 'gsi1pk', composite: ['account_id'] },
        sk: { field: 'gsi1sk', composite: ['start_date', 'event_id'] },
      },
      listed: {
        index: 'gsi2',
        scope: 'listed-event',
        condition: (event: Record<string, unknown>) => event.status === 'LIVE' && event.is_unlisted !== true,
        pk: { field: 'gsi2pk', composite: ['status'] },
        sk: { field: 'gsi2sk', composite: ['start_date', 'event_id'] },
      },
    },
  },
  onTable,
)
export type EventItem = EntityItem<typeof EventEntity>

/** All images of an event: its cover and its banner. */
export function imagesOf({ images, banners = [] }: Pick<EventItem, 'images' | 'banners'>): Image[] {
  return [...images, ...banners]
}
