import { createWebhookBody } from '@foyer/contracts/webhook/webhook'
import { describe, expect, it } from 'vitest'
import { listChanges } from '../change-feed/list-changes.ts'
import { tellChanges } from '../change-feed/tell-changes.ts'
import { createEvent } from '../event/create-event.ts'
import { getEvent, listEvents } from '../event/read-events.ts'
import { updateEvent } from '../event/update-event.ts'
import { listOrders } from '../order/list-orders.ts'
import { mintApiKey } from '../testing/mint-api-key.ts'
import { mintEvent } from '../testing/mint-event.ts'
import { accountOf, mintOwner } from '../testing/mint-owner.ts'
import { testContext } from '../testing/test-context.ts'
import type { Context } from '../verb.ts'
import { createWebhook, getWebhook, listWebhooks, updateWebhook } from '../webhook/webhooks.ts'
import { createApiKey, getApiKey, updateApiKey } from './api-keys.ts'
import { getOwnApiKey } from './own-api-key.ts'
import { readApiKey } from './read-api-key.ts'
import { rotateApiKey } from './rotate-api-key.ts'

const page = { page: 1, per_page: 20 }
const missing = { code: 'event.not_found', status: 404 }

/** A real event and a test event of an account, and a key for each kind. */
async function bothKinds() {
  const { ctx } = await mintOwner()
  const real = await mintEvent(ctx)
  const test = await mintEvent(ctx, { organizer_id: real.organizer_id, is_test: true })
  const scopes = ['event.manage', 'order.manage', 'webhook.manage'] as const
  const key = async (is_test: boolean) => (await mintApiKey(ctx, [...scopes], { is_test })).ctx
  return { ctx, account_id: accountOf(ctx), real, test, realKey: await key(false), testKey: await key(true) }
}

const listed = async (ctx: Context) => (await listEvents(ctx, { query: page })).data.map(({ id }) => id)

describe('a test key', () => {
  it('says that it is one, in its first characters too, and stays one with another secret', async () => {
    const { ctx } = await mintOwner()
    const { id, key } = await mintApiKey(ctx, ['event.manage'], { is_test: true })
    expect(key).toMatch(/^foyer_test_[a-z2-9]{16}_[a-z2-9]{16}_[a-z2-9]{27}$/)
    const params = { account_id: accountOf(ctx), api_key_id: id }
    const shown = await getApiKey(ctx, { params })
    expect(shown.is_test).toBe(true)
    expect(key.startsWith(`${shown.prefix}_`)).toBe(true)
    const rotated = await rotateApiKey(ctx, { params, body: { overlap_hours: 0 } })
    expect(rotated.key).toMatch(/^foyer_test_/)
    const actor = await readApiKey(rotated.key, ctx.now)
    expect(actor).toMatchObject({ is_test: true })
    expect(await getOwnApiKey({ ...ctx, actor })).toMatchObject({ is_test: true })
  })

  it('does not become a real one by its spelling', async () => {
    const { ctx } = await mintOwner()
    const { key } = await mintApiKey(ctx, ['event.manage'], { is_test: true })
    const spelt = readApiKey(key.replace('foyer_test_', 'foyer_'), ctx.now)
    await expect(spelt).rejects.toMatchObject({ code: 'api_key.invalid' })
  })

  it('has no permission that reaches beyond test events, when made or changed', async () => {
    const { ctx } = await mintOwner()
    const params = { account_id: accountOf(ctx) }
    const refused = { code: 'request.invalid', errors: { scopes: [expect.stringContaining('ledger.read')] } }
    const body = { name: 'Books', expires_at: null, event_ids: null, is_test: true }
    const made = createApiKey(ctx, { params, body: { ...body, scopes: ['ledger.read'] } })
    await expect(made).rejects.toMatchObject(refused)
    const { id: api_key_id } = await mintApiKey(ctx, ['event.manage'], { is_test: true })
    const changed = updateApiKey(ctx, {
      params: { ...params, api_key_id },
      body: { scopes: ['ledger.read'] },
    })
    await expect(changed).rejects.toMatchObject(refused)
  })

  it('sees test events alone, a real key none of them, and people both', async () => {
    const { ctx, real, test, realKey, testKey } = await bothKinds()
    expect(await listed(testKey)).toEqual([test.id])
    expect(await listed(realKey)).toEqual([real.id])
    expect((await listed(ctx)).toSorted()).toEqual([real.id, test.id].toSorted())
    for (const [key, own, other] of [
      [testKey, test, real],
      [realKey, real, test],
    ] as const) {
      const params = { event_id: other.id }
      expect(await getEvent(key, { params: { event_id: own.id } })).toMatchObject({ id: own.id })
      await expect(getEvent(key, { params })).rejects.toMatchObject(missing)
      await expect(updateEvent(key, { params, body: { title: 'Mine' } })).rejects.toMatchObject(missing)
      await expect(listOrders(key, { params, query: page })).rejects.toMatchObject(missing)
    }
  })

  it('makes test events, a real key real ones, and neither the other kind', async () => {
    const { real, realKey, testKey } = await bothKinds()
    const { organizer_id, start_date } = real
    const make = (key: Context, is_test?: boolean) => {
      const dates = { start_date, end_date: null, description: '' }
      const kind = is_test === undefined ? {} : { is_test }
      return createEvent(key, { body: { organizer_id, title: 'By a key', ...dates, ...kind } })
    }
    expect(await make(testKey)).toMatchObject({ is_test: true })
    expect(await make(testKey, true)).toMatchObject({ is_test: true })
    expect(await make(realKey)).toMatchObject({ is_test: false })
    const refused = { code: 'request.invalid', errors: { is_test: [expect.any(String)] } }
    await expect(make(testKey, false)).rejects.toMatchObject(refused)
    await expect(make(realKey, true)).rejects.toMatchObject(refused)
  })

  it('can be for certain test events, and for no real one', async () => {
    const { ctx, real, test } = await bothKinds()
    const key = (await mintApiKey(ctx, ['event.manage'], { is_test: true, event_ids: [test.id] })).ctx
    expect(await listed(key)).toEqual([test.id])
    const ofReal = mintApiKey(ctx, ['event.manage'], { is_test: true, event_ids: [real.id] })
    await expect(ofReal).rejects.toMatchObject({ errors: { event_ids: [expect.any(String)] } })
    const ofTest = mintApiKey(ctx, ['event.manage'], { event_ids: [test.id] })
    await expect(ofTest).rejects.toMatchObject({ errors: { event_ids: [expect.any(String)] } })
  })
})

describe('changes of test events', () => {
  it('are in the feed of test keys alone, and those of real events in that of others', async () => {
    const { ctx, account_id, real, test, realKey, testKey } = await bothKinds()
    const params = { account_id }
    const read = async (by: Context, after?: string) =>
      listChanges(by, { params, query: { limit: 100, ...(after === undefined ? {} : { after }) } })
    const readers = [ctx, realKey, testKey]
    const starts = await Promise.all(readers.map(async (by) => (await read(by)).meta.next))
    for (const { id } of [real, test])
      await tellChanges(testContext(), { event_id: id, changes: [{ type: 'event', id }] })
    const found = await Promise.all(readers.map(async (by, index) => (await read(by, starts[index])).data))
    expect(found.map((data) => data.map(({ event_id }) => event_id))).toEqual([
      [real.id],
      [real.id],
      [test.id],
    ])
    await expect(read(testKey, starts[1])).rejects.toMatchObject({ code: 'changes.expired' })
  })

  it('are told to test webhooks alone, which a test key makes and a real key does not know', async () => {
    const { ctx, account_id, real, test, realKey, testKey } = await bothKinds()
    const params = { account_id }
    const body = createWebhookBody.parse({ url: 'https://example.com/hook', types: ['event'] })
    const ofReal = await createWebhook(realKey, { params, body })
    const ofTest = await createWebhook(testKey, { params, body })
    expect([ofReal.is_test, ofTest.is_test]).toEqual([false, true])
    const told = async ({ id }: { id: string }) =>
      (await tellChanges(testContext(), { event_id: id, changes: [{ type: 'event', id }] }))?.webhook_ids
    expect([await told(real), await told(test)]).toEqual([[ofReal.id], [ofTest.id]])
    const known = async (by: Context) =>
      (await listWebhooks(by, { params, query: page })).data.map(({ id }) => id).toSorted()
    expect(await known(realKey)).toEqual([ofReal.id])
    expect(await known(testKey)).toEqual([ofTest.id])
    expect(await known(ctx)).toEqual([ofReal.id, ofTest.id].toSorted())
    const other = { account_id, webhook_id: ofTest.id }
    await expect(getWebhook(realKey, { params: other })).rejects.toMatchObject({ code: 'webhook.not_found' })
    await updateWebhook(testKey, { params: other, body: { is_on: false } })
    expect([await told(real), await told(test)]).toEqual([[ofReal.id], []])
  })
})
