import type { FeedHead, FeedPosition } from '../store/change-feed/change-feed-entity.ts'
import type { WebhookItem } from '../store/webhook/webhook-entity.ts'
import { type Context, nowInstant } from '../verb.ts'
import { type Delivered, deliver, firstDelivery, waitingDelivery } from './deliver.ts'
import { readNews, type ShardNews } from './read-news.ts'
import { isHeldBack, mostWaiting } from './webhook-pauses.ts'
import { standingAfter } from './webhook-standing.ts'

/** How many messages of one webhook are on their way at once. Of one thing there are never two, unless one of them was tried before. */
const atOnce = 4

/** What a round has done. `isDone`: nothing is left that could be sent now. */
export interface Round {
  epoch: string
  position: FeedPosition
  delivered: Delivered[]
  isDone: boolean
}

interface Sending {
  /** The context of now. */
  fresh: () => Context
  item: WebhookItem
  hasTime: () => boolean
  delivered: Delivered[]
}

/** Sends what is due again, then what is new, as long as it may. A webhook that is held back gets one of each, which decides how it goes on. */
export async function sendRound(
  fresh: () => Context,
  item: WebhookItem,
  { head, hasTime }: { head: FeedHead; hasTime: () => boolean },
): Promise<Round> {
  const sending = { fresh, item, hasTime, delivered: [] }
  await sendDue(sending)
  const shards = await readNews(head, item)
  const sent = await sendNews(sending, shards)
  const isAllSent = shards.every(({ news, hasMore }, shard) => !hasMore && sent[shard] === news.length)
  return {
    epoch: head.epoch,
    position: shards.map((shard, index) => positionAfter(shard, sent[index] ?? 0)),
    delivered: sending.delivered,
    isDone: isAllSent || isHeldBack(standingNow(sending)),
  }
}

async function sendDue({ fresh, item, hasTime, delivered }: Sending): Promise<void> {
  const now = nowInstant(fresh())
  const due = isHeldBack(item)
    ? item.waiting.toSorted((a, b) => a.tries - b.tries).slice(0, 1)
    : item.waiting.filter(({ next_at }) => next_at <= now)
  for (let at = 0; at < due.length && hasTime(); at += atOnce) {
    const some = due.slice(at, at + atOnce)
    const ends = some.map(async (before) => {
      const found = await waitingDelivery(item.id, before)
      return found ? deliver(fresh, item, found) : { before, next: null, hasArrived: null, isGone: false }
    })
    delivered.push(...(await Promise.all(ends)))
  }
}

/** How many of each shard were sent: one after the other of a shard, so changes of one thing go out in order. */
async function sendNews(sending: Sending, shards: readonly ShardNews[]): Promise<number[]> {
  const { fresh, item, hasTime, delivered } = sending
  const sent = shards.map(() => 0)
  const isProbe = isHeldBack(item)
  for (;;) {
    const next = shards.flatMap(({ news }, shard) => {
      const one = news[sent[shard] ?? 0]
      return one ? [{ shard, line: one.line }] : []
    })
    const chosen = isProbe ? next.slice(0, 1) : next
    const standing = standingNow(sending)
    const mayGoOn = isProbe ? standing.waiting.length < mostWaiting : !isHeldBack(standing)
    if (chosen.length === 0 || !mayGoOn || !hasTime()) return sent
    delivered.push(
      ...(await Promise.all(chosen.map(({ line }) => deliver(fresh, item, firstDelivery(line))))),
    )
    for (const { shard } of chosen) sent[shard] = (sent[shard] ?? 0) + 1
    if (isProbe) return sent
  }
}

function standingNow({ fresh, item, delivered }: Sending) {
  return standingAfter(fresh(), item, delivered)
}

function positionAfter({ from, news, end }: ShardNews, sent: number): FeedPosition[number] {
  return sent === news.length ? end : (news[sent - 1]?.after ?? from)
}
