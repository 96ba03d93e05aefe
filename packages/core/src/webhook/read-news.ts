import { unpackLines } from '../change-log/log-line.ts'
import {
  type FeedHead,
  type FeedLine,
  type FeedPosition,
  feedIdOf,
  readFeedShard,
} from '../store/change-feed/change-feed-entity.ts'
import type { WebhookItem } from '../store/webhook/webhook-entity.ts'

/** A change that a webhook listens to, and how far its shard is read with it. */
export interface News {
  line: FeedLine
  after: FeedPosition[number]
}

/** What is new in a shard of the feed: where it was read to before, where with all of it, and whether there may be more behind it. */
export interface ShardNews {
  from: FeedPosition[number]
  news: News[]
  end: FeedPosition[number]
  hasMore: boolean
}

/** How many items of a shard are read at once; each has up to a hundred changes. */
const itemsAtOnce = 5

/**
 * Reads what is new for a webhook. Unlike a program's, its position never expires: it is woken for everything that it listens to, so what it
 * misses in a month without such changes is not for it. In another run of the feed it begins where that run did.
 */
export function readNews(head: FeedHead, item: WebhookItem): Promise<ShardNews[]> {
  const feed_id = feedIdOf(item.webhook_account_id, item.is_test)
  const began = head.start ?? head.last
  const position = item.epoch === head.epoch ? item.position : began.map((seq) => ({ seq, skip: 0 }))
  return Promise.all(
    position.map(async (from, shard) => {
      const { items } = await readFeedShard(feed_id, shard, from.seq, itemsAtOnce)
      const all = items.flatMap(({ seq, lines }) => newsOf(seq, lines, seq === from.seq + 1 ? from.skip : 0))
      return {
        from,
        news: all.filter(({ line }) => item.types.includes(line.type)),
        end: all.at(-1)?.after ?? from,
        hasMore: items.length === itemsAtOnce,
      }
    }),
  )
}

function newsOf(seq: number, lines: Uint8Array, skip: number): News[] {
  const all = unpackLines<FeedLine>(lines)
  return all.slice(skip).map((line, index) => {
    const read = skip + index + 1
    return { line, after: read < all.length ? { seq: seq - 1, skip: read } : { seq, skip: 0 } }
  })
}
