import type { ChangeType } from '@foyer/contracts/change/change-type'
import { afterEach, describe, expect, it } from 'vitest'
import { updateEvent } from '../event/update-event.ts'
import { newLinkId } from '../random-id.ts'
import { ChangeFeedEntity, feedShardOf, feedShards } from '../store/change-feed/change-feed-entity.ts'
import { readOrder } from '../store/order/order-entity.ts'
import { client } from '../table/client.ts'
import { soldTicket } from '../testing/at-the-door.ts'
import { countRequests } from '../testing/count-requests.ts'
import { withoutGuard } from '../testing/guard/without-guard.ts'
import { mintApiKey } from '../testing/mint-api-key.ts'
import { mintEvent } from '../testing/mint-event.ts'
import { accountOf, mintOwner } from '../testing/mint-owner.ts'
import { mintSoldOrder } from '../testing/mint-sold-order.ts'
import { later, testContext } from '../testing/test-context.ts'
import type { Context } from '../verb.ts'
import { listChanges } from './list-changes.ts'
import { tellChanges } from './tell-changes.ts'

const day = 86_400

/** An event, and what a program reads that follows its account's feed. */
async function followed() {
  const { ctx } = await mintOwner()
  const account_id = accountOf(ctx)
  const { id: event_id } = await mintEvent(ctx)
  const read = (after?: string, given: object = {}, by: Context = ctx) =>
    listChanges(by, { params: { account_id }, query: { limit: 1000, ...given, after } })
  const tell = (type: ChangeType, ids: readonly string[], at: Context = testContext()) =>
    tellChanges(at, { event_id, changes: ids.map((id) => ({ type, id })) })
  const { meta } = await read()
  return { ctx, account_id, event_id, read, tell, start: meta.next }
}

const subjects = (data: readonly { subject_id: string }[]) => data.map(({ subject_id }) => subject_id)
const strangers = (count: number) => Array.from({ length: count }, newLinkId)

/** All pages from a position. */
async function readAll(read: Awaited<ReturnType<typeof followed>>['read'], from: string, limit: number) {
  const found: string[] = []
  for (let after = from; ; ) {
    const { data, meta } = await read(after, { limit })
    expect(data.length).toBeLessThanOrEqual(limit)
    found.push(...subjects(data))
    if (!meta.has_more) return found
    after = meta.next
  }
}

describe('following what changes in an account', () => {
  it('begins with a position and no changes, and goes on with each change after it, once', async () => {
    const { event_id, read, tell, start } = await followed()
    const { short_id } = await mintSoldOrder({ event_id })
    await tell('order', [short_id])
    const first = await read(start)
    const { version } = await readOrder(short_id)
    expect(first.data).toEqual([
      {
        ...{ id: `order:${short_id}:${version}`, type: 'order', subject_id: short_id, event_id, version },
        ...{ is_gone: false, at: expect.any(String), subject: null },
      },
    ])
    expect(first.meta.has_more).toBe(false)
    expect((await read(first.meta.next)).data).toEqual([])
  })

  it('says of an event that it changed, with a version that grows, and of what was deleted that it is gone', async () => {
    const { ctx, event_id, read, tell, start } = await followed()
    await tell('event', [event_id])
    await updateEvent(ctx, { params: { event_id }, body: { title: 'Night of lights' } })
    await tell('event', [event_id])
    await tell('ticket', ['tk_gone'])
    const { data } = await read(start)
    const [before, after] = data.filter(({ type }) => type === 'event')
    expect(after?.version).toBeGreaterThan(before?.version ?? Number.NaN)
    expect(data.find(({ type }) => type === 'ticket')).toMatchObject({ is_gone: true, subject_id: 'tk_gone' })
  })

  it('answers the rows as they are now where they are asked for', async () => {
    const { event_id, read, tell, start } = await followed()
    const { order, short_id: attendee } = await soldTicket({ event_id })
    const { short_id } = order
    await tell('order', [short_id, ...strangers(1)])
    await tell('attendee', [attendee])
    const { data } = await read(start, { include: 'subject' })
    expect(
      Object.fromEntries(data.map(({ subject_id, subject }) => [subject_id, subject?.short_id])),
    ).toMatchObject({
      [short_id]: short_id,
      [attendee]: attendee,
    })
    expect(data.filter(({ is_gone }) => is_gone)).toMatchObject([{ subject: null }])
  })

  it('is read in pages that lose nothing and repeat nothing, of a thousand changes in one call', async () => {
    const { read, tell, start } = await followed()
    const ids = strangers(300)
    for (let from = 0; from < ids.length; from += 100) await tell('attendee', ids.slice(from, from + 100))
    expect((await readAll(read, start, 7)).toSorted()).toEqual(ids.toSorted())
    const noted = countRequests()
    expect((await readAll(read, start, 1000)).toSorted()).toEqual(ids.toSorted())
    noted.stop()
    expect(noted.sent.filter((name) => name === 'QueryCommand')).toHaveLength(feedShards)
  })

  it('writes nothing and reads one item while the account’s feed has no reader', async () => {
    const { ctx } = await mintOwner()
    const { id: event_id } = await mintEvent(ctx)
    const told = { event_id, changes: [{ type: 'event' as const, id: event_id }] }
    await tellChanges(ctx, told)
    const noted = countRequests()
    await tellChanges(ctx, told)
    noted.stop()
    expect(noted.sent).toEqual(['GetItemCommand'])
  })
})

describe('a position', () => {
  it('is refused once the feed went on without any reader for 30 days', async () => {
    const { ctx, read, start } = await followed()
    const { meta } = await read(start, {}, later(ctx, 29 * day))
    await read(meta.next, {}, later(ctx, 58 * day))
    await expect(read(meta.next, {}, later(ctx, 90 * day))).rejects.toMatchObject({
      code: 'changes.expired',
      status: 410,
    })
    const again = await read(undefined, {}, later(ctx, 90 * day))
    await expect(read(meta.next, {}, later(ctx, 90 * day))).rejects.toMatchObject({ code: 'changes.expired' })
    expect((await read(again.meta.next, {}, later(ctx, 90 * day))).data).toEqual([])
  })

  it('is refused when changes after it have expired, although another reader kept the feed', async () => {
    const { account_id, read, tell, start } = await followed()
    const [first = '', second = ''] = sameShard(2)
    await tell('order', [first])
    await tell('order', [second])
    const other = await read(start)
    await ChangeFeedEntity.delete({ feed_account_id: account_id, shard: feedShardOf(first), seq: 1 }).go()
    await expect(read(start)).rejects.toMatchObject({ code: 'changes.expired' })
    expect((await read(other.meta.next)).data).toEqual([])
  })

  it('still finds what is new after all changes before it have expired', async () => {
    const { ctx, account_id, read, tell, start } = await followed()
    const [first = '', second = ''] = sameShard(2)
    await tell('order', [first])
    const { meta } = await read(start, {}, later(ctx, 2 * day))
    await ChangeFeedEntity.delete({ feed_account_id: account_id, shard: feedShardOf(first), seq: 1 }).go()
    await tell('order', [second])
    expect(subjects((await read(meta.next)).data)).toEqual([second])
    await expect(read(start)).rejects.toMatchObject({ code: 'changes.expired' })
  })

  it('is refused when it is no position', async () => {
    const { read } = await followed()
    for (const after of ['x', Buffer.from('["a",[[1,2]]]').toString('base64url')])
      await expect(read(after)).rejects.toMatchObject({
        code: 'request.invalid',
        errors: { after: expect.anything() },
      })
  })
})

describe('who may read changes', () => {
  it('hides orders, attendees and check-ins from a key that may not manage orders, and refuses to name them', async () => {
    const { ctx, event_id, read, tell, start } = await followed()
    await tell('order', strangers(1))
    await tell('check_in', strangers(1))
    await tell('event', [event_id])
    const key = (await mintApiKey(ctx, ['event.manage'])).ctx
    expect((await read(start, {}, key)).data).toMatchObject([{ type: 'event' }])
    await expect(read(start, { types: ['order'] }, key)).rejects.toMatchObject({
      code: 'api_key.scope_missing',
      details: { scope: 'order.manage' },
    })
    const orders = (await mintApiKey(ctx, ['order.manage'])).ctx
    expect((await read(start, { types: ['check_in'] }, orders)).data).toMatchObject([{ type: 'check_in' }])
  })
})

describe('two processes that append to a shard at once', () => {
  let stop = () => {}
  afterEach(() => stop())

  /** One stands still before it writes, while the other tells of the other change. */
  async function overtaken() {
    const { event_id, read, tell, start } = await followed()
    const [first = '', second = ''] = sameShard(2)
    stop = beforePut(() => tell('order', [second]))
    await tell('order', [first])
    return { event_id, found: subjects((await read(start)).data), first, second }
  }

  it('write one after the other, so that no change is lost', async () => {
    const { found, first, second } = await overtaken()
    expect(found).toEqual([second, first])
  })

  it('lose a change without the guard (negative control)', async () => {
    withoutGuard('feedItem')
    const { found, first } = await overtaken()
    expect(found).toEqual([first])
  })
})

/** Ids of one shard of the feed. */
function sameShard(count: number): string[] {
  const ids: string[] = []
  while (ids.length < count) {
    const id = newLinkId()
    if (feedShardOf(id) === 0) ids.push(id)
  }
  return ids
}

/** What is given happens once, right before this process puts an item. */
function beforePut(act: () => Promise<unknown>): () => void {
  let acted = false
  client.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        if (commandName === 'PutItemCommand' && !acted) {
          acted = true
          await act()
        }
        return next(args)
      },
    { step: 'initialize', name: 'beforePut' },
  )
  return () => client.middlewareStack.remove('beforePut')
}
