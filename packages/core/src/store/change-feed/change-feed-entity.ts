import { createHash } from 'node:crypto'
import type { Change } from '@foyer/contracts/change/change'
import type { ChangeType } from '@foyer/contracts/change/change-type'
import { kept, LazyEntity, onTable } from '../../table/entity.ts'
import { chainedItem } from '../change-log/change-log-entity.ts'

/** Over how many partitions an account's change feed is spread. */
export const feedShards = 4

/** A change as the feed keeps it; what it is of is read when the feed is. */
export type FeedLine = Omit<Change, 'id' | 'subject'>

/** How far a reader came in each shard: the number of the last item that it has whole, and how much of the next one. */
export type FeedPosition = readonly { seq: number; skip: number }[]

/**
 * Some changes of an account's things, as `packLines` makes them. Items of a shard are numbered from 1 without a gap, and all changes of
 * one thing are in one shard (docs/decisions/0106). Access patterns: the items of a shard after a number; its last one.
 */
export const ChangeFeedEntity = new LazyEntity(
  {
    model: { entity: 'change_feed', version: '1', service: 'foyer' },
    attributes: {
      feed_account_id: { type: 'string', required: true },
      ...chainedItem,
    },
    indexes: {
      primary: {
        pk: { field: 'pk', composite: ['feed_account_id', 'shard'] },
        sk: { field: 'sk', composite: ['seq'] },
      },
    },
  },
  onTable,
)

/**
 * Whether somebody follows an account's feed. `epoch`: which run of the feed this is; `listens_until`: UTC instant until which changes are appended; `last`: the
 * numbers that the shards had at least reached when it was written; `start`: those when this run began. `webhooks`: the ids of those that are on, with what they
 * listen to, and `webhooks_version`, which counts its changes. Access pattern: by account.
 */
export const ChangeFeedHeadEntity = new LazyEntity(
  {
    model: { entity: 'change_feed_head', version: '1', service: 'foyer' },
    attributes: {
      feed_account_id: { type: 'string', required: true },
      epoch: { type: 'string', required: true },
      listens_until: { type: 'string', required: true },
      last: { type: kept<number[]>(), required: true },
      start: { type: kept<number[] | undefined>() },
      webhooks: { type: kept<FeedListeners | undefined>() },
      webhooks_version: { type: 'number' },
    },
    indexes: {
      primary: {
        pk: { field: 'pk', composite: ['feed_account_id'] },
        sk: { field: 'sk', composite: [] },
      },
    },
  },
  onTable,
)

/** Which webhooks are told of which changes. */
export type FeedListeners = Record<string, readonly ChangeType[]>

export interface FeedHead {
  epoch: string
  listens_until: string
  last: number[]
  start?: number[] | undefined
  webhooks?: FeedListeners | undefined
  webhooks_version?: number | undefined
}

/** The feed of an account's test events is apart from that of its real ones (docs/decisions/0146). */
export function feedIdOf(account_id: string, is_test: boolean | undefined): string {
  return is_test ? `${account_id}:test` : account_id
}

/** The head as last written; null where the feed never had a reader. */
export async function readFeedHead(feed_account_id: string): Promise<FeedHead | null> {
  const { data } = await ChangeFeedHeadEntity.get({ feed_account_id }).go({ consistent: true })
  return data
}

/** All changes of one thing are in this shard, so they stay in order. */
export function feedShardOf(id: string): number {
  return createHash('sha256').update(id).digest().readUInt32BE() % feedShards
}

/** The newest item of a shard, strongly read; undefined where all have expired. */
export async function readLastOfFeed(feed_account_id: string, shard: number) {
  const { data } = await ChangeFeedEntity.query
    .primary({ feed_account_id, shard })
    .go({ consistent: true, order: 'desc', limit: 1 })
  return data[0]
}

/** The items of a shard after that number, oldest first, strongly read: at most a megabyte. */
export async function readFeedShard(feed_account_id: string, shard: number, after: number, limit: number) {
  const { data, cursor } = await ChangeFeedEntity.query
    .primary({ feed_account_id, shard })
    .gt({ seq: after })
    .go({ consistent: true, limit })
  return { items: data, hasMore: cursor !== null }
}
