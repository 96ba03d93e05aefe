import { mostWebhooks } from '@foyer/contracts/webhook/webhook'
import { newId } from '@foyer/core/random-id'
import { WebhookEntity } from '@foyer/core/store/webhook/webhook-entity'
import { mintApiKey } from '@foyer/core/testing/mint-api-key'
import { accountOf, mintOwner } from '@foyer/core/testing/mint-owner'
import { mintWebhook } from '@foyer/core/testing/mint-webhook'
import type { Context } from '@foyer/core/verb'
import { mostWaiting } from '@foyer/core/webhook/webhook-pauses'
import { describe, expect, it } from 'vitest'
import { atFields, refusal, refusedAs } from '../testing/refusal.ts'
import { send } from '../testing/send.ts'

const url = 'https://hooks.example.com/foyer'
const ofAccount = (ctx: Context) => `/accounts/${accountOf(ctx)}/webhooks`

describe('webhooks over HTTP', () => {
  it('are made with a secret that no later answer has', async () => {
    const { ctx } = await mintOwner()
    const made = await send(ctx, `POST ${ofAccount(ctx)}`, { url, types: ['order'] })
    const { data } = await made.json()
    expect(made.status).toBe(201)
    expect(data.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    const listed = await (await send(ctx, `GET ${ofAccount(ctx)}`)).json()
    expect(listed.data).toMatchObject([{ id: data.id, url, types: ['order'], is_on: true, stopped: null }])
    expect(JSON.stringify(listed)).not.toContain(data.secret)
  })

  it('are refused an address that the internet cannot reach', async () => {
    const { ctx } = await mintOwner()
    const sentence = 'Enter an address that begins with https:// and that the internet can reach.'
    for (const inner of ['http://example.com', 'https://10.0.0.1/', 'https://db.internal/'])
      expect(await refusal(ctx, `POST ${ofAccount(ctx)}`, { url: inner, types: ['order'] })).toEqual(
        atFields({ url: sentence }),
      )
    expect(await refusal(ctx, `POST ${ofAccount(ctx)}`, { url: '', types: ['order'] })).toEqual(
      atFields({ url: 'Enter a full web address.' }),
    )
  })

  it('are refused beyond the maximum of an account, and where there is none', async () => {
    const { ctx } = await mintOwner()
    for (let made = 0; made < mostWebhooks; made += 1) await mintWebhook(ctx)
    expect(await refusal(ctx, `POST ${ofAccount(ctx)}`, { url, types: ['order'] })).toEqual(
      refusedAs('webhook.limit_reached'),
    )
    expect(await refusal(ctx, `GET ${ofAccount(ctx)}/${newId('webhook')}`)).toEqual(
      refusedAs('webhook.not_found'),
    )
  })

  it('send nothing by hand while they are off, or when too much waits already', async () => {
    const { ctx } = await mintOwner()
    const { id, params } = await mintWebhook(ctx, { is_on: false })
    const test = `POST ${ofAccount(ctx)}/${id}/test`
    expect(await refusal(ctx, test)).toEqual(refusedAs('webhook.off'))
    expect(await refusal(ctx, `POST ${ofAccount(ctx)}/${id}/deliveries/none/replay`)).toEqual(
      refusedAs('delivery.not_found'),
    )
    const now = ctx.now.toISOString()
    const waiting = Array.from({ length: mostWaiting }, (_, index) => ({
      ...{ delivery_id: String(index), tries: 1, first_at: now, next_at: now },
    }))
    await WebhookEntity.patch({ webhook_account_id: params.account_id, id })
      .set({ is_on: true, waiting })
      .go()
    expect(await refusal(ctx, test)).toEqual(refusedAs('webhook.busy'))
  })
})

describe('a key that manages webhooks', () => {
  it('may hear only what it may read, and neither move nor delete what others hear', async () => {
    const { ctx } = await mintOwner()
    const by = async (...scopes: ('webhook.manage' | 'order.read' | 'event.read')[]) =>
      (await mintApiKey(ctx, scopes)).key
    const call = async (key: string, what: string, body?: object) =>
      (await send(null, what, body, { authorization: `Bearer ${key}` })).status
    const orders = { url, types: ['order'] }
    expect(await call(await by('webhook.manage', 'event.read'), `POST ${ofAccount(ctx)}`, orders)).toBe(403)
    expect(await call(await by('webhook.manage', 'order.read'), `POST ${ofAccount(ctx)}`, orders)).toBe(201)
    const { id } = await mintWebhook(ctx, { types: ['order'] })
    const key = await by('webhook.manage', 'event.read')
    for (const [what, body] of [
      [`PATCH ${ofAccount(ctx)}/${id}`, { url: 'https://elsewhere.example.com/' }],
      [`POST ${ofAccount(ctx)}/${id}/rotate`],
      [`GET ${ofAccount(ctx)}/${id}/deliveries`],
      [`DELETE ${ofAccount(ctx)}/${id}`],
    ] as const)
      expect(await call(key, what, body), what).toBe(403)
  })
})
