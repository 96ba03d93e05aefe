import type { EntityItem } from 'electrodb'
import { kept, LazyEntity, onTable } from '../../table/entity.ts'
import type { Counts } from './counts.ts'

/** An order adds about 6 write units to one of them, of the 1,000 a second that a partition takes. */
const shardCount = 8

/** All shards of an event's statistics, as keys. */
export function statisticsShards(event_id: string): { event_id: string; shard: number }[] {
  return Array.from({ length: shardCount }, (_, shard) => ({ event_id, shard }))
}

/** The shard that a count is added to. */
export function statisticsShard(): number {
  return Math.floor(Math.random() * shardCount)
}

/** Another shard than that one. */
export function otherShard(shard: number): number {
  return (shard + 1) % shardCount
}

const sum = { type: 'number' } as const

/**
 * One part of an event's counts (`counts.ts`), summed over its shards, each in its own partition. Access patterns: one or
 * a few parts of all shards by BatchGet; all parts of an event, or those of visits on certain days, by one Query per shard.
 */
export const EventStatisticsEntity = new LazyEntity(
  {
    model: { entity: 'event_statistics', version: '2', service: 'foyer' },
    attributes: {
      event_id: { type: 'string', required: true },
      shard: { type: 'number', required: true },
      part: { type: 'string', required: true },
      orders: sum,
      tickets: sum,
      gross: sum,
      tax: sum,
      fee: sum,
      refunded: sum,
      orders_listed: sum,
      attendees_listed: sum,
      checked_in: sum,
    },
    indexes: {
      primary: {
        pk: { field: 'pk', composite: ['event_id', 'shard'] },
        sk: { field: 'sk', composite: ['part'] },
      },
    },
  },
  onTable,
)
export type EventStatisticsItem = EntityItem<typeof EventStatisticsEntity>

/**
 * What its event's statistics already count of an order or an attendee, written in the transaction that puts it there.
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
