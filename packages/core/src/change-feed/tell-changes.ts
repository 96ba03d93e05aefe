import type { rowsChanged } from '@foyer/contracts/change-log/change-log-messages'
import type { Message } from '@foyer/contracts/message'
import { packLines, unpackLines } from '../change-log/log-line.ts'
import { readAttendees } from '../store/attendee/attendee-entity.ts'
import {
  ChangeFeedEntity,
  type FeedHead,
  type FeedLine,
  feedIdOf,
  feedShardOf,
  readFeedHead,
  readLastOfFeed,
} from '../store/change-feed/change-feed-entity.ts'
import { changesOf, EventEntity, EventSettingsEntity } from '../store/event/event-entity.ts'
import { OrderEntity } from '../store/order/order-entity.ts'
import { TicketEntity } from '../store/ticket/ticket-entity.ts'
import { isConditionRefused, untilWritten } from '../table/write.ts'
import { type Context, nowInstant, ttlAfterDays } from '../verb.ts'
import { followFeed, isFollowed } from './follow-feed.ts'

type Told = Pick<Message<typeof rowsChanged>['payload'], 'event_id' | 'changes'>
type Thing = NonNullable<Told['changes']>[number]

/** A reader may stay away for 30 days; what it has not seen by then is kept a little longer than the feed goes on without it. */
const keptDays = 32

/** The webhooks that are to be told of what was appended. */
export interface Listening {
  account_id: string
  webhook_ids: string[]
}

/**
 * Appends changes to the feed of the event's account, or to that of its test events, if somebody follows it (docs/decisions/0106), and answers which webhooks listen. Told twice, a change may stand there twice. Error: `server.busy`.
 */
export async function tellChanges(ctx: Context, { event_id, changes = [] }: Told): Promise<Listening | null> {
  if (changes.length === 0) return null
  const owner = await ownerOf(event_id)
  const known = owner === null ? null : await readFeedHead(owner.feed_id)
  const listeners = Object.entries(known?.webhooks ?? {})
  if (owner === null || known === null) return null
  const { account_id, feed_id } = owner
  if (!isFollowed(ctx, known) && listeners.length === 0) return null
  // Webhooks listen for as long as they are on, also where nothing has happened for a month.
  const head = isFollowed(ctx, known) ? known : await followFeed(ctx, feed_id)
  const byShard = Map.groupBy(changes, ({ id }) => feedShardOf(id))
  await Promise.all(
    [...byShard].map(([shard, things]) => append(ctx, { feed_id, event_id, head, shard, things })),
  )
  const told = new Set(changes.map(({ type }) => type))
  const webhook_ids = listeners.flatMap(([id, types]) => (types.some((type) => told.has(type)) ? id : []))
  return { account_id, webhook_ids }
}

interface Appended {
  feed_id: string
  event_id: string
  head: FeedHead
  shard: number
  things: readonly Thing[]
}

/**
 * Things are read after the shard's last number was seen, and written only under the next one: so no line stands after a newer one of the same
 * thing, however long a process stood still in between.
 */
async function append(ctx: Context, { feed_id, event_id, head, shard, things }: Appended): Promise<void> {
  await untilWritten(async () => {
    const last = await readLastOfFeed(feed_id, shard)
    const lines = await readThings(ctx, event_id, things)
    if (last && hasAll(unpackLines<FeedLine>(last.lines), lines)) return 'told'
    const seq = Math.max(last?.seq ?? 0, head.last[shard] ?? 0) + 1
    try {
      await ChangeFeedEntity.put({
        feed_account_id: feed_id,
        shard,
        seq,
        lines: packLines(lines),
        ttl: ttlAfterDays(ctx, keptDays),
      })
        .where((item, { notExists }) => notExists(item.seq))
        .go()
      return 'told'
    } catch (error) {
      if (isConditionRefused(error)) return 'lost'
      throw error
    }
  })
}

function hasAll(there: readonly FeedLine[], lines: readonly FeedLine[]): boolean {
  return lines.every((line) =>
    there.some(
      ({ type, subject_id, version }) =>
        type === line.type && subject_id === line.subject_id && version === line.version,
    ),
  )
}

interface Owner {
  account_id: string
  feed_id: string
}

const owners = new Map<string, Owner>()

/** An event stays with its account, and a test stays one, so a process asks once. */
async function ownerOf(event_id: string): Promise<Owner | null> {
  const known = owners.get(event_id)
  if (known) return known
  const { data } = await EventEntity.get({ event_id }).go()
  if (!data) return null
  if (owners.size >= 5000) owners.clear()
  const { account_id, is_test } = data
  const owner = { account_id, feed_id: feedIdOf(account_id, is_test) }
  owners.set(event_id, owner)
  return owner
}

/** The versions of these things, as last written. One that is not there any more has the version 0. */
async function readThings(ctx: Context, event_id: string, things: readonly Thing[]): Promise<FeedLine[]> {
  const idsOf = (...types: Thing['type'][]) => [
    ...new Set(things.flatMap(({ type, id }) => (types.includes(type) ? id : []))),
  ]
  const versions = new Map([
    ...(await Promise.all([
      readVersions(idsOf('order'), (keys) =>
        OrderEntity.get(keys.map((short_id) => ({ short_id }))).go({ consistent: true }),
      ),
      readAttendees(idsOf('attendee', 'check_in')).then((read) =>
        [...read].map(([id, { version }]) => [id, version] as const),
      ),
      readVersions(idsOf('ticket'), (keys) =>
        TicketEntity.get(keys.map((id) => ({ event_id, id }))).go({ consistent: true }),
      ),
      idsOf('event').length > 0 ? readRevision(event_id) : [],
    ]).then((read) => read.flat())),
  ])
  return things.map(({ type, id }) => ({
    type,
    subject_id: id,
    event_id,
    version: versions.get(id) ?? 0,
    is_gone: !versions.has(id),
    at: nowInstant(ctx),
  }))
}

type Versioned = { version: number } & ({ short_id: string } | { id: string })

async function readVersions(ids: string[], read: (ids: string[]) => Promise<{ data: Versioned[] }>) {
  if (ids.length === 0) return []
  const { data } = await read(ids)
  return data.map((item) => ['short_id' in item ? item.short_id : item.id, item.version] as const)
}

/** An event changes with its settings. */
async function readRevision(event_id: string) {
  const [event, settings] = await Promise.all([
    EventEntity.get({ event_id }).go({ consistent: true }),
    EventSettingsEntity.get({ event_id }).go({ consistent: true }),
  ])
  if (!event.data) return []
  const { revision } = changesOf(event.data, settings.data ?? { version: 1 })
  return [[event_id, revision + 1] as const]
}
