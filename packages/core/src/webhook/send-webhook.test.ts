import type { ChangeType } from '@foyer/contracts/change/change-type'
import { type CreateWebhookBody, createWebhookBody } from '@foyer/contracts/webhook/webhook'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { tellChanges } from '../change-feed/tell-changes.ts'
import { newLinkId } from '../random-id.ts'
import { ChangeFeedHeadEntity } from '../store/change-feed/change-feed-entity.ts'
import { readWebhook } from '../store/webhook/webhook-entity.ts'
import { client } from '../table/client.ts'
import { withoutGuard } from '../testing/guard/without-guard.ts'
import { mintEvent } from '../testing/mint-event.ts'
import { accountOf, mintOwner } from '../testing/mint-owner.ts'
import { mintSoldOrder } from '../testing/mint-sold-order.ts'
import { later, testContext } from '../testing/test-context.ts'
import { answerWith, startReceiver } from '../testing/webhook-receiver.ts'
import type { Context } from '../verb.ts'
import { listWebhookDeliveries, replayWebhookDelivery, testWebhook } from './deliveries.ts'
import { sendWebhook } from './send-webhook.ts'
import { createWebhook, deleteWebhook, updateWebhook } from './webhooks.ts'

const day = 86_400
let receiver: Awaited<ReturnType<typeof startReceiver>>
beforeEach(async () => {
  receiver = await startReceiver()
})
afterEach(() => receiver.stop())

/** A webhook that hears of everything, and what happens around it. */
async function hooked(given: Partial<CreateWebhookBody> = {}) {
  const { ctx } = await mintOwner()
  const account_id = accountOf(ctx)
  const { id: event_id } = await mintEvent(ctx)
  const body = createWebhookBody.parse({ url: receiver.url, types: ['order', 'event'], ...given })
  const { id: webhook_id, secret } = await createWebhook(ctx, { params: { account_id }, body })
  const params = { account_id, webhook_id }
  return {
    ...{ ctx, account_id, event_id, webhook_id, secret, params },
    tell: (type: ChangeType, ids: readonly string[], at: Context = testContext()) =>
      tellChanges(at, { event_id, changes: ids.map((id) => ({ type, id })) }),
    send: (at: () => Context = testContext) => sendWebhook(at, { account_id, webhook_id }),
    log: async () => (await listWebhookDeliveries(ctx, { params, query: { limit: 50 } })).data,
    item: async () => {
      const item = await readWebhook(account_id, webhook_id)
      if (!item) throw new Error('no webhook')
      return item
    },
  }
}

const strangers = (count: number) => Array.from({ length: count }, newLinkId)
const inSeconds = (seconds: number) => () => later(testContext(), seconds)

describe('a webhook', () => {
  it('is told of each change of its types once, and of no other', async () => {
    const { tell, send, log, webhook_id } = await hooked()
    const ids = strangers(30)
    const told = await tell('order', ids)
    expect(told?.webhook_ids).toEqual([webhook_id])
    expect((await tell('ticket', strangers(1)))?.webhook_ids).toEqual([])
    await send()
    expect(receiver.subjects().toSorted()).toEqual(ids.toSorted())
    expect(receiver.received[0]?.body).toMatchObject({ type: 'order.deleted', data: { is_gone: true } })
    await send()
    expect(receiver.received).toHaveLength(30)
    expect((await log())[0]).toMatchObject({
      status: 'DELIVERED',
      tries: 1,
      answer_status: 200,
      answer: 'answer 200',
    })
  })

  it('gets the rows of orders only if it wants them', async () => {
    for (const has_subject of [false, true]) {
      const { event_id, tell, send } = await hooked({ has_subject })
      const { short_id } = await mintSoldOrder({ event_id })
      await tell('order', [short_id])
      await send()
      const { body } = receiver.received.at(-1) ?? {}
      expect(body).toMatchObject({ type: 'order.changed', data: { subject_id: short_id } })
      expect(body.data.subject?.short_id).toBe(has_subject ? short_id : undefined)
    }
  })

  it('hears nothing while it is off, and goes on where it stopped', async () => {
    const { ctx, params, tell, send } = await hooked()
    await tell('order', ['before'])
    await updateWebhook(ctx, { params, body: { is_on: false } })
    await send()
    expect(receiver.received).toEqual([])
    expect(await tell('order', ['while off'])).toMatchObject({ webhook_ids: [] })
    await updateWebhook(ctx, { params, body: { is_on: true } })
    await tell('order', ['after'])
    await send()
    expect(receiver.subjects()).toEqual(expect.arrayContaining(['before', 'after']))
  })

  it('still listens after a quiet month, when all numbers of the feed have expired', async () => {
    const { account_id, tell, send } = await hooked()
    await tell('order', ['first'])
    await send()
    const past = later(testContext(), -40 * day).now.toISOString()
    await ChangeFeedHeadEntity.patch({ feed_account_id: account_id }).set({ listens_until: past }).go()
    await tell('order', ['second'])
    await send()
    expect(receiver.subjects()).toEqual(['first', 'second'])
  })

  it('is told nothing any more once it is deleted', async () => {
    const { ctx, params, tell, send } = await hooked()
    await deleteWebhook(ctx, { params })
    expect(await tell('order', ['gone'])).toMatchObject({ webhook_ids: [] })
    await send()
    expect(receiver.received).toEqual([])
  })
})

describe('a message that failed', () => {
  it('is tried again after growing pauses with the same id, while others go on', async () => {
    const { tell, send, log, item } = await hooked()
    receiver.answers(({ body }, answer) =>
      answerWith(body.data.subject_id === 'bad' ? 500 : 200)({ headers: {}, text: '', body }, answer),
    )
    await tell('order', ['bad', 'good'])
    await send()
    expect((await log()).map(({ status }) => status).toSorted()).toEqual(['DELIVERED', 'PENDING'])
    const [waiting] = (await item()).waiting
    expect(waiting).toMatchObject({ tries: 1 })
    expect((await item()).wake_at).toBe(waiting?.next_at)
    await send(inSeconds(4))
    await send(inSeconds(6))
    expect((await item()).waiting).toMatchObject([{ tries: 2 }])
    receiver.answers(answerWith(204))
    await send(inSeconds(40))
    expect((await item()).waiting).toEqual([])
    const bad = receiver.received.filter(({ body }) => body.data.subject_id === 'bad')
    expect(bad).toHaveLength(3)
    expect(new Set(bad.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect((await log()).find(({ subject_id }) => subject_id === 'bad')).toMatchObject({
      status: 'DELIVERED',
      tries: 3,
    })
  })

  it('holds the rest back in the feed once five in a row have failed, and loses none of it', async () => {
    const { tell, send, item } = await hooked()
    receiver.answers(answerWith(503))
    const ids = strangers(60)
    await tell('order', ids)
    await send()
    expect(receiver.received.length).toBeLessThan(10)
    expect((await item()).wake_at).not.toBeNull()
    receiver.answers(answerWith(200))
    await send(inSeconds(600))
    await send(inSeconds(1200))
    expect(new Set(receiver.subjects())).toEqual(new Set(ids))
    expect(await item()).toMatchObject({ waiting: [], failures: 0, failing_since: null, wake_at: null })
  })

  it('switches the webhook off after three days without success, says so in the audit log and to the owner, and is sent once it is on again', async () => {
    const { ctx, params, tell, send, item } = await hooked()
    receiver.answers(answerWith(500))
    await tell('order', ['one'])
    let at = 0
    while ((await item()).is_on && at < 5 * day) {
      await send(inSeconds(at))
      const { wake_at } = await item()
      at = wake_at ? (Date.parse(wake_at) - Date.now()) / 1000 + 1 : at
    }
    expect(at).toBeGreaterThan(2.5 * day)
    expect(at).toBeLessThan(3.5 * day)
    const { stopped, outbox } = await item()
    expect(stopped).toBe('FAILED')
    const told = { name: 'webhookStoppedNoticeDue', payload: { webhook_id: params.webhook_id } }
    expect(outbox).toMatchObject([{ name: 'actionTaken', payload: { action: 'webhook.stopped' } }, told])
    expect(receiver.received.length).toBeLessThan(40)
    expect(await tell('order', ['two'])).toMatchObject({ webhook_ids: [] })
    receiver.answers(answerWith(200))
    await updateWebhook(later(ctx, at), { params, body: { is_on: true } })
    const before = receiver.received.length
    await send(inSeconds(at + 1))
    expect(receiver.subjects().slice(before)).toContain('one')
    expect(await item()).toMatchObject({ is_on: true, stopped: null, waiting: [] })
  })

  it('switches the webhook off at once where the address says that it is gone', async () => {
    const { tell, send, item } = await hooked()
    receiver.answers(answerWith(410))
    await tell('order', ['one'])
    await send()
    expect(await item()).toMatchObject({ is_on: false, stopped: 'GONE', wake_at: null })
  })

  it('is a redirect: it is not followed', async () => {
    const { tell, send, log } = await hooked()
    receiver.answers(answerWith(302, { location: `${receiver.url}/elsewhere` }))
    await tell('order', ['one'])
    await send()
    expect(receiver.received).toHaveLength(1)
    expect(await log()).toMatchObject([{ status: 'PENDING', answer_status: 302 }])
  })
})

describe('by hand', () => {
  it('a test is sent and stands in the log, and a message is sent again with its id', async () => {
    const { ctx, params, send, log } = await hooked()
    const { id, message_id } = await testWebhook(ctx, { params })
    await send()
    expect(receiver.received).toMatchObject([{ body: { type: 'webhook.test', data: {} } }])
    await replayWebhookDelivery(ctx, { params: { ...params, delivery_id: id } })
    expect(await log()).toMatchObject([{ id, status: 'PENDING' }])
    await send()
    expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([message_id, message_id])
    expect(await log()).toMatchObject([{ id, status: 'DELIVERED' }])
  })

  it('is refused while it is off, and for a message that the log does not have', async () => {
    const { ctx, params } = await hooked({ is_on: false })
    await expect(testWebhook(ctx, { params })).rejects.toMatchObject({ code: 'webhook.off', status: 409 })
    await expect(
      replayWebhookDelivery(ctx, { params: { ...params, delivery_id: 'none' } }),
    ).rejects.toMatchObject({ code: 'delivery.not_found' })
  })
})

describe('two senders of one webhook', () => {
  it('do not send together: the second leaves a word for the first', async () => {
    const { tell, send, item } = await hooked()
    await tell('order', ['one'])
    let second: Promise<void> | undefined
    receiver.answers((received, answer) => {
      second ??= send().then(() => answerWith(200)(received, answer))
      if (received.body.data.subject_id !== 'one') answerWith(200)(received, answer)
    })
    await send()
    await second
    expect(receiver.subjects()).toEqual(['one'])
    expect(await item()).toMatchObject({ lease_id: '', news: 1 })
  })

  /** A test is asked for while a message is on its way. */
  async function askedMeanwhile() {
    const { ctx, params, tell, send } = await hooked()
    await tell('order', ['one'])
    let asked: Promise<unknown> | undefined
    receiver.answers(async (received, answer) => {
      asked ??= testWebhook(ctx, { params })
      await asked
      answerWith(200)(received, answer)
    })
    await send()
    return receiver.received.map(({ body }) => body.type)
  }

  it('see what was asked for while they sent', async () => {
    expect(await askedMeanwhile()).toEqual(['order.deleted', 'webhook.test'])
  })

  it('overwrite it without the guard (negative control)', async () => {
    withoutGuard('webhookVersion')
    expect(await askedMeanwhile()).toEqual(['order.deleted'])
  })

  it('take over from one that died, once its time is over', async () => {
    const { tell, send, item } = await hooked()
    await tell('order', ['one'])
    receiver.answers((received, answer) => {
      answerWith(200)(received, answer)
      // As if the process ended here: nothing is written down any more.
      if (receiver.received.length === 1) vi.spyOn(client, 'send').mockRejectedValue(new Error('dead'))
    })
    await expect(send()).rejects.toThrow()
    vi.restoreAllMocks()
    expect((await item()).lease_id).not.toBe('')
    await send()
    expect(receiver.received).toHaveLength(1)
    await send(inSeconds(90))
    expect(receiver.subjects()).toEqual(['one', 'one'])
    expect(await item()).toMatchObject({ lease_id: '', waiting: [] })
  })
})
