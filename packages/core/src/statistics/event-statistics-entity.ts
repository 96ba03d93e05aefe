import { Entity } from 'electrodb'
import { onTable } from '../table/client.ts'

/** An item takes some hundred transactions a second; a sale's start brings more. */
const statisticsShards = 8

/** The shard that a count is added to. */
export function statisticsShard(): number {
  return Math.floor(Math.random() * statisticsShards)
}

/** In place of a day: the sums of all days. */
export const allDays = 'all'

/**
 * What an event sold on one UTC day, or on all days, in the event's partition; a sum over its shards. Amounts in minor
 * units. `orders_listed` and `attendees_listed` are the lengths of the lists: what was cancelled stays in them, what ends
 * unpaid leaves them.
 */
export const EventStatisticsEntity = new Entity(
  {
    model: { entity: 'event_statistics', version: '1', service: 'foyer' },
    attributes: {
      event_id: { type: 'string', required: true },
      day: { type: 'string', required: true },
      shard: { type: 'number', required: true },
      orders: { type: 'number' },
      tickets: { type: 'number' },
      gross: { type: 'number' },
      tax: { type: 'number' },
      fee: { type: 'number' },
      refunded: { type: 'number' },
      orders_listed: { type: 'number' },
      attendees_listed: { type: 'number' },
    },
    indexes: {
      primary: {
        pk: { field: 'pk', composite: ['event_id'] },
        sk: { field: 'sk', composite: ['day', 'shard'] },
      },
    },
  },
  onTable,
)
