import { newLinkId } from '../random-id.ts'
import {
  ChangeFeedHeadEntity,
  type FeedHead,
  feedShards,
  readFeedHead,
  readLastOfFeed,
} from '../store/change-feed/change-feed-entity.ts'
import { isConditionRefused, untilWritten } from '../table/write.ts'
import { type Context, instantAfter, nowInstant } from '../verb.ts'

const followedSeconds = 30 * 86_400
/** Readers that ask each minute write the head once a day. */
const dueSeconds = 29 * 86_400
/** A feed that begins lasts this long at first: who finds it so takes the same second step. */
const begunSeconds = 3600

/** Whether changes are appended: somebody has read the feed in the last 30 days. */
export function isFollowed(ctx: Context, { listens_until }: FeedHead): boolean {
  return listens_until > nowInstant(ctx)
}

/**
 * Keeps an account's feed for 30 more days, and begins it where it has no reader (docs/decisions/0106). `last` of the head is where its shards were since
 * then, so that their numbers go on when all their items have expired. Error: `server.busy`.
 */
export function followFeed(ctx: Context, feed_id: string): Promise<FeedHead> {
  return untilWritten(async () => {
    const head = await readFeedHead(feed_id)
    if (head === null || !isFollowed(ctx, head)) {
      const last = head?.last ?? noLast
      await writeHead(feed_id, head, {
        epoch: newLinkId(),
        listens_until: instantAfter(ctx, begunSeconds),
        last,
        start: await readLast(feed_id, { last }),
      })
      return 'lost'
    }
    if (head.listens_until > instantAfter(ctx, dueSeconds)) return head
    const last = await readLast(feed_id, head)
    const next = { ...head, listens_until: instantAfter(ctx, followedSeconds), last }
    return (await writeHead(feed_id, head, next)) ? next : 'lost'
  })
}

const noLast: number[] = Array.from({ length: feedShards }, () => 0)

/** The number of each shard's newest item. */
export function readLast(feed_id: string, head: Pick<FeedHead, 'last'>): Promise<number[]> {
  return Promise.all(
    head.last.map(async (known, shard) => {
      const newest = await readLastOfFeed(feed_id, shard)
      return Math.max(newest?.seq ?? 0, known)
    }),
  )
}

/** Leaves the webhooks as they are. False where somebody else began or kept the feed meanwhile. */
async function writeHead(
  feed_account_id: string,
  before: FeedHead | null,
  { epoch: run, last, start, listens_until: until }: FeedHead,
): Promise<boolean> {
  try {
    await ChangeFeedHeadEntity.upsert({ feed_account_id })
      .set({ epoch: run, last, start, listens_until: until })
      .where(({ epoch, listens_until }, { eq, notExists }) =>
        before
          ? `${eq(epoch, before.epoch)} AND ${eq(listens_until, before.listens_until)}`
          : notExists(epoch),
      )
      .go()
    return true
  } catch (error) {
    if (isConditionRefused(error)) return false
    throw error
  }
}
