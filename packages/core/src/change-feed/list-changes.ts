import type { ChangePage } from '@foyer/contracts/change/change'
import type { listChanges as endpoint } from '@foyer/contracts/change/change-endpoints'
import type { ChangeType } from '@foyer/contracts/change/change-type'
import type { Permission } from '@foyer/contracts/permission'
import { authorizeForSome, eventsOf, isAllowed, isTestKey, requireOwnAccount } from '../authorize.ts'
import { unpackLines } from '../change-log/log-line.ts'
import {
  type FeedHead,
  type FeedLine,
  type FeedPosition,
  feedIdOf,
  readFeedHead,
  readFeedShard,
} from '../store/change-feed/change-feed-entity.ts'
import { AppError, type Context, type ParsedInput } from '../verb.ts'
import { asChanges } from './as-changes.ts'
import { positionOf, textOf } from './feed-position.ts'
import { followFeed, isFollowed, readLast } from './follow-feed.ts'

/** Orders and attendees name people, and their short ids open pages and doors. */
export const changePermissions: Record<ChangeType, Permission> = {
  event: 'event.manage',
  ticket: 'event.manage',
  order: 'order.manage',
  attendee: 'order.manage',
  check_in: 'order.manage',
}

/**
 * What has changed in the caller's account since a position, in order for each thing, each change at least once (docs/decisions/0106). Without a position it
 * answers that of now: take it before you read the lists, then follow it. Each call keeps the feed for 30 days more. Changes that the caller may
 * not read are left out. A test key follows test events alone, and others real ones. Errors: `changes.expired` (410) for a position from which changes are no longer known.
 */
export async function listChanges(
  ctx: Context,
  { params, query }: ParsedInput<typeof endpoint>,
): Promise<ChangePage> {
  requireOwnAccount(ctx, params.account_id)
  const feed_id = feedIdOf(params.account_id, isTestKey(ctx))
  const types = query.types ?? readableTypes(ctx)
  for (const type of types) authorizeForSome(ctx, changePermissions[type])
  if (query.after === undefined)
    return { data: [], meta: { next: await positionNow(ctx, feed_id), has_more: false } }
  const { epoch, shards } = positionOf(query.after)
  const before = await readFeedHead(feed_id)
  if (!before || !isFollowed(ctx, before) || before.epoch !== epoch) throw new AppError('changes.expired')
  const head = await followFeed(ctx, feed_id)
  const { lines, position, hasMore } = await readFeed(feed_id, head, shards, query.limit)
  const own = eventsOf(ctx)
  const wanted = lines.filter(
    ({ type, event_id }) => types.includes(type) && own?.includes(event_id) !== false,
  )
  const data = await asChanges(wanted, { hasSubjects: query.include === 'subject' })
  return { data, meta: { next: textOf(epoch, position), has_more: hasMore } }
}

/** Read after the feed has begun: what changes from now on stands behind it. */
async function positionNow(ctx: Context, feed_id: string): Promise<string> {
  const head = await followFeed(ctx, feed_id)
  const last = await readLast(feed_id, head)
  const shards = last.map((seq) => ({ seq, skip: 0 }))
  return textOf(head.epoch, shards)
}

function readableTypes(ctx: Context): ChangeType[] {
  const types = Object.keys(changePermissions) as ChangeType[]
  return types.filter((type) => isAllowed(ctx, changePermissions[type]))
}

/** As many lines as are wanted, shard by shard, and how far that is. */
async function readFeed(feed_id: string, head: FeedHead, from: FeedPosition, limit: number) {
  const shards = await Promise.all(
    from.map(async ({ seq, skip }, shard) => {
      const { items, hasMore } = await readFeedShard(feed_id, shard, seq, limit)
      // Numbers have no gap: what is missing has expired.
      if ((items[0]?.seq ?? seq + 1) !== seq + 1) throw new AppError('changes.expired')
      if (items.length === 0 && (head.last[shard] ?? 0) > seq) throw new AppError('changes.expired')
      return { items, hasMore, skip }
    }),
  )
  const lines: FeedLine[] = []
  let hasMore = false
  const position = shards.map((shard, index) => {
    let at = from[index] ?? { seq: 0, skip: 0 }
    for (const item of shard.items) {
      const all = unpackLines<FeedLine>(item.lines)
      const taken = all.slice(at.skip, at.skip + limit - lines.length)
      lines.push(...taken)
      const read = at.skip + taken.length
      at = read < all.length ? { seq: item.seq - 1, skip: read } : { seq: item.seq, skip: 0 }
      if (read < all.length) break
    }
    hasMore ||= shard.hasMore || at.seq < (shard.items.at(-1)?.seq ?? 0)
    return at
  })
  return { lines, position, hasMore }
}
