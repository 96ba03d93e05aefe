import { type ApiKeyScope, maxApiKeysPerAccount } from '@foyer/contracts/api-key/api-key'
import { activateAttendees } from '@foyer/core/attendee/change-attendee'
import { newId, newLinkId } from '@foyer/core/random-id'
import { requestsPerKey, takeKeyRate } from '@foyer/core/rate-limit/take-key-rate'
import { nameBuyer, reserve } from '@foyer/core/testing/buy'
import { mintApiKey } from '@foyer/core/testing/mint-api-key'
import { mintCheckInList } from '@foyer/core/testing/mint-check-in-list'
import { mintBareEvent } from '@foyer/core/testing/mint-event-with-ticket'
import { mintLiveEvent } from '@foyer/core/testing/mint-live-event'
import { accountOf, mintOwner } from '@foyer/core/testing/mint-owner'
import { at } from '@foyer/core/testing/test-context'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { atFields, refusal, refusalOf, refusedAs } from '../testing/refusal.ts'
import { send } from '../testing/send.ts'

const lastYear = new Date(Date.now() - 365 * 86_400_000)

async function useKey(key: string) {
  const call = 'GET /events'
  return refusalOf(call, await send(null, call, undefined, { authorization: `Bearer ${key}` }))
}

afterEach(() => vi.useRealTimers())

describe('an API key', () => {
  it('is told with each answer how many requests it has left, and refused beyond them until the minute is over', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-01T12:00:20.000Z') })
    const { ctx } = await mintOwner()
    const { id, key } = await mintApiKey(ctx, ['event.manage'])
    const { most, seconds } = requestsPerKey
    const call = (path: string) => send(null, path, undefined, { authorization: `Bearer ${key}` })
    const standing = ({ headers }: Response) => [headers.get('ratelimit-policy'), headers.get('ratelimit')]
    const policy = `"key";q=${most};w=${seconds}`
    expect(standing(await call('GET /events'))).toEqual([policy, `"key";r=${most - 1};t=40`])
    // What is refused for another reason counts, too.
    expect(standing(await call(`GET /events/${newId('event')}`))).toEqual([
      policy,
      `"key";r=${most - 2};t=40`,
    ])
    while (!(await takeKeyRate({ now: new Date() }, id)).isRefused);
    const refused = await call('GET /events')
    expect([refused.headers.get('retry-after'), ...standing(refused)]).toEqual([
      '40',
      policy,
      '"key";r=0;t=40',
    ])
    expect(await refusalOf('GET /events', refused)).toEqual(refusedAs('api_key.too_many_requests'))
    expect((await send(ctx, 'GET /events')).headers.has('ratelimit')).toBe(false)
    vi.setSystemTime(new Date('2026-06-01T12:01:00.000Z'))
    expect((await call('GET /events')).status).toBe(200)
  })

  it('says which account it acts for and what it may do, and a person has none', async () => {
    const { ctx } = await mintOwner()
    const { key, id } = await mintApiKey(ctx, ['order.read'])
    const answer = await send(null, 'GET /key', undefined, { authorization: `Bearer ${key}` })
    expect((await answer.json()).data).toMatchObject({
      ...{ id, account_id: accountOf(ctx), scopes: ['order.read'], event_ids: null },
      ...{ account_name: expect.stringMatching(/./), created_by: 'Olive Owner' },
      limit: { requests: requestsPerKey.most, seconds: 60 },
    })
    expect(await refusal(ctx, 'GET /key')).toEqual(refusedAs('api_key.not_found'))
  })

  it('that may read orders reads them, and refunds none', async () => {
    const { ctx, event_id } = await mintBareEvent()
    const { key } = await mintApiKey(ctx, ['order.read'])
    const call = (text: string) => send(null, text, {}, { authorization: `Bearer ${key}` })
    const read = await send(null, `GET /events/${event_id}/orders`, undefined, {
      authorization: `Bearer ${key}`,
    })
    expect(read.status).toBe(200)
    const refund = `POST /events/${event_id}/orders/${newLinkId()}/refund`
    expect(await refusalOf(refund, await call(refund))).toEqual(refusedAs('api_key.scope_missing'))
  })

  it.each(['Bearer', 'bearer', 'BEARER', 'Bearer '])(
    'is known after the scheme as a client writes it: "%s"',
    async (scheme) => {
      const { ctx } = await mintLiveEvent([{ type: 'FREE', prices: [{}] }])
      const { key } = await mintApiKey(ctx, ['event.read'])
      expect((await send(null, 'GET /key', undefined, { authorization: `${scheme} ${key}` })).status).toBe(
        200,
      )
    },
  )

  it('is told the scope that allows the least, as the document names it', async () => {
    const { ctx, event } = await mintLiveEvent([{ type: 'FREE', prices: [{}] }])
    const { key } = await mintApiKey(ctx, ['tax_or_fee.manage', 'webhook.manage'])
    const orders = `/events/${event.id}/orders`
    const webhooks = `/accounts/${accountOf(ctx)}/webhooks`
    const asked: [string, object | undefined, string][] = [
      [`GET ${orders}`, undefined, 'order.read'],
      [`GET /events/${event.id}/check-in-lists`, undefined, 'check_in.read'],
      [`GET /events/${event.id}`, undefined, 'event.read'],
      [`PATCH ${orders}/${newLinkId()}`, {}, 'order.edit'],
      [`POST ${orders}/${newLinkId()}/refund`, { amount: 100 }, 'order.refund'],
      [`PATCH /events/${event.id}`, {}, 'event.manage'],
      [`POST ${webhooks}`, { url: 'https://hooks.example/', types: ['order'] }, 'order.read'],
    ]
    for (const [call, body, scope] of asked) {
      const answer = await send(null, call, body, { authorization: `Bearer ${key}` })
      expect([call, (await answer.json()) as object]).toEqual([
        call,
        expect.objectContaining({ code: 'api_key.scope_missing', details: { scope } }),
      ])
    }
  })

  it('that may edit orders changes and cancels them, and refunds nothing', async () => {
    const { ctx, event, tickets } = await mintLiveEvent([{ type: 'FREE', prices: [{}] }])
    const [ticket] = tickets
    if (!ticket) throw new Error('no ticket')
    const { short_id } = await nameBuyer(await reserve(ticket))
    const by = async (...scopes: ApiKeyScope[]) => ({
      authorization: `Bearer ${(await mintApiKey(ctx, scopes)).key}`,
    })
    const order = `/events/${event.id}/orders/${short_id}`
    const missing = async (call: string, body: object, headers: Record<string, string>) => {
      const answer = await send(null, call, body, headers)
      const { details } = (await answer.clone().json()) as { details: object }
      expect([await refusalOf(call, answer), details]).toEqual([
        refusedAs('api_key.scope_missing'),
        { scope: 'order.refund' },
      ])
    }
    const editor = await by('order.edit')
    expect((await send(null, `GET ${order}`, undefined, editor)).status).toBe(200)
    expect((await send(null, `PUT ${order}`, { notes: 'Comes late.' }, editor)).status).toBe(200)
    await missing(`POST ${order}/refund`, { amount: 100 }, editor)
    await missing(`POST ${order}/cancel`, { refund: true }, editor)
    await missing(`POST ${order}/refund`, { amount: 100 }, await by('order.read'))
    // Nothing was paid, so the key that may refund is refused by the order itself.
    for (const may of [await by('order.refund'), await by('order.manage')]) {
      const call = `POST ${order}/refund`
      expect(await refusalOf(call, await send(null, call, { amount: 100 }, may))).toEqual(
        refusedAs('order.not_refundable'),
      )
    }
    const refunder = await by('order.refund')
    expect((await send(null, `GET ${order}`, undefined, refunder)).status).toBe(403)
    expect((await send(null, `POST ${order}/cancel`, {}, editor)).status).toBe(200)
  })

  it('of a door checks in at lists of its event and undoes it, and reads nothing', async () => {
    const { ctx, event, tickets } = await mintLiveEvent([{ type: 'FREE', prices: [{}] }])
    const [ticket] = tickets
    if (!ticket) throw new Error('no ticket')
    const { short_id, attendees } = await nameBuyer(await reserve(ticket))
    await activateAttendees(short_id)
    const { short_id: link, id } = await mintCheckInList({ event_id: event.id })
    const door = {
      authorization: `Bearer ${(await mintApiKey(ctx, ['check_in.scan'], { event_ids: [event.id] })).key}`,
    }
    const lists = `/events/${event.id}/check-in-lists`
    const code = attendees[0]?.short_id
    const scan = (scan_id: string) => send(null, `POST ${lists}/${id}/check-ins`, { code, scan_id }, door)
    const answer = await scan('door-scan-of-a-key-01')
    const text = await answer.text()
    expect(answer.status).toBe(201)
    for (const secret of [link, short_id, code ?? '']) expect(text).not.toContain(secret)
    const call = `POST ${lists}/${id}/check-ins`
    const [status, again] = await refusalOf(call, await scan('door-scan-of-a-key-02'))
    expect([status, again]).toEqual([409, 'check_in.already'])
    const { reference } = (JSON.parse(text) as { data: { reference: string } }).data
    const undo = `DELETE ${lists}/${id}/check-ins/${reference}`
    expect((await send(null, undo, undefined, door)).status).toBe(204)
    for (const read of [`GET ${lists}`, `GET ${lists}/${id}`, `GET /events/${event.id}/attendees`])
      expect((await send(null, read, undefined, door)).status).toBe(403)
    const other = await mintLiveEvent([{ type: 'FREE', prices: [{}] }])
    const elsewhere = await mintCheckInList({ event_id: other.event.id })
    for (const [event_id, code] of [
      [other.event.id, 'event.not_found'],
      [event.id, 'check_in_list.not_found'],
    ] as const) {
      const call = `POST /events/${event_id}/check-in-lists/${elsewhere.id}/check-ins`
      const body = { code: 'A-2222222', scan_id: 'door-scan-of-a-key-03' }
      expect(await refusalOf(call, await send(null, call, body, door))).toEqual(refusedAs(code))
    }
  })

  it('gets another secret, and an overlap of at most 30 days', async () => {
    const { ctx } = await mintOwner()
    const { id, key } = await mintApiKey(ctx, ['event.manage'])
    const rotate = `POST /accounts/${accountOf(ctx)}/api-keys/${id}/rotate`
    expect(await refusal(ctx, rotate, { overlap_hours: 721 })).toEqual(
      atFields({ overlap_hours: 'At most 720.' }),
    )
    const answer = await send(ctx, rotate, { overlap_hours: 0 })
    expect([answer.status, await useKey(key)]).toEqual([201, refusedAs('api_key.invalid')])
  })

  it('for certain events is refused what is of the whole account', async () => {
    const { ctx, event_id } = await mintBareEvent()
    const { key } = await mintApiKey(ctx, ['audit.read'], { event_ids: [event_id] })
    const call = `GET /accounts/${accountOf(ctx)}/audit-log`
    const answer = await send(null, call, undefined, { authorization: `Bearer ${key}` })
    expect(await refusalOf(call, answer)).toEqual(refusedAs('api_key.event_missing'))
  })

  it('is refused when it is malformed, or has expired', async () => {
    const { ctx } = await mintOwner()
    const { key } = await mintApiKey(at(ctx, lastYear), ['event.manage'], {
      expires_at: new Date().toISOString(),
    })
    expect(await useKey(key)).toEqual(refusedAs('api_key.expired'))
    expect(await useKey(`${key.slice(0, -4)}zzzz`)).toEqual(refusedAs('api_key.invalid'))
  })

  it('is refused what its scopes do not name, and what only people may do', async () => {
    const { ctx } = await mintOwner()
    const { key } = await mintApiKey(ctx, ['order.manage'])
    const [status, code] = refusedAs('api_key.scope_missing')
    expect(await useKey(key)).toMatchObject([status, code, {}])
    const me = await send(null, 'GET /users/me', undefined, { authorization: `Bearer ${key}` })
    expect(await refusalOf('GET /users/me', me)).toEqual(refusedAs('api_key.not_a_person'))
  })

  it('is not found when there is none to revoke', async () => {
    const { ctx } = await mintOwner()
    const revoke = `DELETE /accounts/${accountOf(ctx)}/api-keys/${newId('api_key')}`
    expect(await refusal(ctx, revoke)).toEqual(refusedAs('api_key.not_found'))
  })

  it('is refused beyond the maximum of an account', async () => {
    const { ctx } = await mintOwner()
    for (let made = 0; made < maxApiKeysPerAccount; made += 1) await mintApiKey(ctx, ['event.manage'])
    const body = { name: 'One more', scopes: ['event.manage'] }
    const create = `POST /accounts/${accountOf(ctx)}/api-keys`
    expect(await refusal(ctx, create, body)).toEqual(refusedAs('api_key.limit_reached'))
  })
})
