import type { rowsChanged } from '@foyer/contracts/change-log/change-log-messages'
import type { Message } from '@foyer/contracts/message'
import { packLines, unpackLines } from '../change-log/log-line.ts'
import { readAttendees } from '../store/attendee/attendee-entity.ts'
import {
  ChangeFeedEntity,
  type FeedHead,
  type FeedLine,
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
 * Appends changes to the feed of the event's account, if somebody follows it (docs/decisions/0106), and answers which webhooks listen. Told twice, a change may stand there twice. Error: `server.busy`.
 */
export async function tellChanges(ctx: Context, { event_id, changes = [] }: Told): Promise<Listening | null> {
  if (changes.length === 0) return null
  const account_id = await accountOf(event_id)
  const known = account_id === null ? null : await readFeedHead(account_id)
  const listeners = Object.entries(known?.webhooks ?? {})
  if (account_id === null || known === null) return null
  if (!isFollowed(ctx, known) && listeners.length === 0) return null
  // Webhooks listen for as long as they are on, also where nothing has happened for a month.
  const head = isFollowed(ctx, known) ? known : await followFeed(ctx, account_id)
  const byShard = Map.groupBy(changes, ({ id }) => feedShardOf(id))
  await Promise.all(
    [...byShard].map(([shard, things]) => append(ctx, { account_id, event_id, head, shard, things })),
  )
  const told = new Set(changes.map(({ type }) => type))
  const webhook_ids = listeners.flatMap(([id, types]) => (types.some((type) => told.has(type)) ? id : []))
  return { account_id, webhook_ids }
}

interface Appended {
  account_id: string
  event_id: string
  head: FeedHead
  shard: number
  things: readonly Thing[]
}

/**
 * Things are read after the shard's last number was seen, and written only under the next one: so no line stands after a newer one of the same
 * thing, however long a process stood still in between.
 */
async function append(ctx: Context, { account_id, event_id, head, shard, things }: Appended): Promise<void> {
  await untilWritten(async () => {
    const last = await readLastOfFeed(account_id, shard)
    const lines = await readThings(ctx, event_id, things)
    if (last && hasAll(unpackLines<FeedLine>(last.lines), lines)) return 'told'
    const seq = Math.max(last?.seq ?? 0, head.last[shard] ?? 0) + 1
    try {
      await ChangeFeedEntity.put({
        feed_account_id: account_id,
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

const accounts = new Map<string, string>()

/** An event stays with its account, so a process asks once. */
async function accountOf(event_id: string): Promise<string | null> {
  const known = accounts.get(event_id)
  if (known) return known
  const { data } = await EventEntity.get({ event_id }).go()
  if (!data) return null
  if (accounts.size >= 5000) accounts.clear()
  accounts.set(event_id, data.account_id)
  return data.account_id
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
