import { createApiKeyBody, maxApiKeysPerAccount } from '@foyer/contracts/api-key/api-key'
import { actionTaken } from '@foyer/contracts/audit/audit-messages'
import { describe, expect, it } from 'vitest'
import { duplicateEvent } from '../duplication/duplicate-event.ts'
import { getEvent, listEvents } from '../event/read-events.ts'
import { newId } from '../random-id.ts'
import { ApiKeyEntity } from '../store/api-key/api-key-entity.ts'
import { withoutGuard } from '../testing/guard/without-guard.ts'
import { mintApiKey } from '../testing/mint-api-key.ts'
import { mintEvent } from '../testing/mint-event.ts'
import { accountOf, asOrganizer, mintOwner } from '../testing/mint-owner.ts'
import { later } from '../testing/test-context.ts'
import type { Context } from '../verb.ts'
import { createApiKey, listApiKeys, revokeApiKey, updateApiKey } from './api-keys.ts'
import { getOwnApiKey } from './own-api-key.ts'
import { readApiKey } from './read-api-key.ts'
import { rotateApiKey } from './rotate-api-key.ts'

const given = createApiKeyBody.parse({
  name: 'Shop',
  scopes: ['order.manage', 'event.manage', 'order.manage'],
})
const hour = 3600

function create(ctx: Context, body: Partial<typeof given> = {}) {
  return createApiKey(ctx, { params: { account_id: accountOf(ctx) }, body: { ...given, ...body } })
}
const list = async (ctx: Context) =>
  (await listApiKeys(ctx, { params: { account_id: accountOf(ctx) }, query: { page: 1, per_page: 100 } })).data
const revoke = (ctx: Context, api_key_id: string) =>
  revokeApiKey(ctx, { params: { account_id: accountOf(ctx), api_key_id } })
const rotate = (ctx: Context, api_key_id: string, overlap_hours = 24) =>
  rotateApiKey(ctx, { params: { account_id: accountOf(ctx), api_key_id }, body: { overlap_hours } })
const change = (ctx: Context, api_key_id: string, body: Partial<typeof given>) =>
  updateApiKey(ctx, { params: { account_id: accountOf(ctx), api_key_id }, body })

async function kept(ctx: Context, id: string) {
  const { data } = await ApiKeyEntity.get({ account_id: accountOf(ctx), id }).go({ consistent: true })
  if (!data) throw new Error('no such key')
  return data
}

describe('an API key', () => {
  it('works: acts for its account with its scopes, and is listed by its first characters', async () => {
    const { ctx } = await mintOwner()
    const { key, ...shown } = await create(ctx)
    expect(shown).toMatchObject({ name: 'Shop', created_by: 'Olive Owner', last_used_at: null })
    expect(key).toMatch(/^foyer_[a-z2-9]{16}_[a-z2-9]{16}_[a-z2-9]{27}$/)
    expect(key.startsWith(`${shown.prefix}_`)).toBe(true)
    expect(await readApiKey(key, ctx.now)).toEqual({
      kind: 'api_key',
      api_key_id: shown.id,
      account_id: accountOf(ctx),
      scopes: ['event.manage', 'order.manage'],
      event_ids: null,
    })
    expect(await list(ctx)).toEqual([{ ...shown, last_used_at: ctx.now.toISOString() }])
  })

  it('is kept as a hash only, and no call shows it again', async () => {
    const { ctx } = await mintOwner()
    const { id, key } = await create(ctx)
    const secret = key.slice(-27)
    expect(JSON.stringify(await kept(ctx, id))).not.toContain(secret)
    expect(JSON.stringify(await list(ctx))).not.toContain(secret)
  })

  it('records its last use at most once an hour', async () => {
    const { ctx } = await mintOwner()
    const { id, key } = await create(ctx)
    const usedAt = async (seconds: number) => {
      const { now } = later(ctx, seconds)
      await Promise.all([readApiKey(key, now), readApiKey(key, now)])
      return (await kept(ctx, id)).last_used_at
    }
    expect(await usedAt(0)).toBe(ctx.now.toISOString())
    expect(await usedAt(hour - 1)).toBe(ctx.now.toISOString())
    expect(await usedAt(hour)).toBe(later(ctx, hour).now.toISOString())
  })

  it('is refused once revoked, and can be revoked once', async () => {
    const { ctx } = await mintOwner()
    const { id, key } = await create(ctx)
    await revoke(ctx, id)
    await expect(readApiKey(key, ctx.now)).rejects.toMatchObject({ code: 'api_key.invalid', status: 401 })
    await expect(revoke(ctx, id)).rejects.toMatchObject({ code: 'api_key.not_found', status: 404 })
    expect(await list(ctx)).toEqual([])
  })

  it('is refused once it has expired', async () => {
    const { ctx } = await mintOwner()
    const expires_at = later(ctx, hour).now.toISOString()
    const { key } = await create(ctx, { expires_at })
    await readApiKey(key, later(ctx, hour - 1).now)
    const ended = readApiKey(key, later(ctx, hour).now)
    await expect(ended).rejects.toMatchObject({ code: 'api_key.expired', status: 401 })
    const past = create(ctx, { expires_at: ctx.now.toISOString() })
    await expect(past).rejects.toMatchObject({ errors: { expires_at: [expect.any(String)] } })
  })

  it('is refused when it is forged, truncated, or carries the secret of another key', async () => {
    const { ctx } = await mintOwner()
    const [{ key }, other] = await Promise.all([create(ctx), create(ctx)])
    const forgeries = [
      'foyer_',
      key.slice(0, -1),
      `${key}x`,
      key.toUpperCase(),
      key.slice(0, -27) + other.key.slice(-27),
      key.slice(0, 22) + other.key.slice(22),
    ]
    for (const forgery of forgeries)
      await expect(readApiKey(forgery, ctx.now), forgery).rejects.toMatchObject({ code: 'api_key.invalid' })
  })

  it('has its new scopes at once after a change, and no longer its old ones', async () => {
    const { ctx } = await mintOwner()
    const { id, key } = await create(ctx)
    await change(ctx, id, { name: 'Door', scopes: ['check_in.manage'] })
    expect(await readApiKey(key, ctx.now)).toMatchObject({ api_key_id: id, scopes: ['check_in.manage'] })
    expect(await list(ctx)).toMatchObject([{ name: 'Door', scopes: ['check_in.manage'] }])
  })

  it('is entered in the audit log when made, changed and revoked', async () => {
    const { ctx, user } = await mintOwner()
    const { id } = await create(ctx)
    const saidOf = async () => (await kept(ctx, id)).outbox
    const entry = { actor_id: user.id, subject_id: id, details: { name: 'Shop' } }
    const message = (action: string) => [{ name: actionTaken.name, payload: { ...entry, action } }]
    expect(await saidOf()).toMatchObject(message('api_key.created'))
    await change(ctx, id, { scopes: ['event.manage'] })
    expect(await saidOf()).toMatchObject(message('api_key.changed'))
    await revoke(ctx, id)
    expect(await saidOf()).toMatchObject(message('api_key.revoked'))
  })
})

describe('an API key with another secret', () => {
  const invalid = { code: 'api_key.invalid', status: 401 }

  it('works with both for a day, and then with the new one alone', async () => {
    const { ctx } = await mintOwner()
    const { id, key } = await create(ctx)
    const rotated = await rotate(ctx, id)
    expect(rotated).toMatchObject({ id, overlaps_until: later(ctx, 24 * hour).now.toISOString() })
    for (const secret of [key, rotated.key])
      expect(await readApiKey(secret, later(ctx, 24 * hour - 1).now)).toMatchObject({ api_key_id: id })
    await expect(readApiKey(key, later(ctx, 24 * hour).now)).rejects.toMatchObject(invalid)
    expect(await readApiKey(rotated.key, later(ctx, 24 * hour).now)).toMatchObject({ api_key_id: id })
  })

  it('works with the earlier one for as long as the person chose, and not at all after an end at once', async () => {
    const { ctx } = await mintOwner()
    const { id, key } = await create(ctx)
    const rotated = await rotate(ctx, id, 168)
    expect(rotated.overlaps_until).toBe(later(ctx, 168 * hour).now.toISOString())
    expect(await readApiKey(key, later(ctx, 168 * hour - 1).now)).toMatchObject({ api_key_id: id })
    await expect(readApiKey(key, later(ctx, 168 * hour).now)).rejects.toMatchObject(invalid)
    await rotate(ctx, id, 0)
    await expect(readApiKey(rotated.key, ctx.now)).rejects.toMatchObject(invalid)
  })

  it('shows the last characters of both, and when the earlier one was last used', async () => {
    const { ctx } = await mintOwner()
    const { id, key, ending } = await create(ctx)
    expect([ending, key.slice(-4)]).toEqual([key.slice(-4), ending])
    const rotated = await rotate(ctx, id)
    const shown = async () => (await list(ctx))[0]
    expect(await shown()).toMatchObject({
      ending: rotated.key.slice(-4),
      earlier_ending: ending,
      earlier_used_at: null,
    })
    await readApiKey(rotated.key, ctx.now)
    expect((await shown())?.earlier_used_at).toBeNull()
    const moment = later(ctx, hour).now
    await Promise.all([readApiKey(key, moment), readApiKey(key, moment)])
    expect(await shown()).toMatchObject({ earlier_used_at: moment.toISOString() })
    await rotate(later(ctx, hour), id)
    expect(await shown()).toMatchObject({ earlier_ending: rotated.ending, earlier_used_at: null })
  })

  it('ends the first at once when it gets a third', async () => {
    const { ctx } = await mintOwner()
    const { id, key } = await create(ctx)
    const second = await rotate(ctx, id)
    const third = await rotate(ctx, id)
    await expect(readApiKey(key, ctx.now)).rejects.toMatchObject(invalid)
    for (const secret of [second.key, third.key])
      expect(await readApiKey(secret, ctx.now)).toMatchObject({ api_key_id: id })
  })

  it('is refused with either once it is revoked, and entered in the audit log', async () => {
    const { ctx } = await mintOwner()
    const { id, key } = await create(ctx)
    const rotated = await rotate(ctx, id)
    expect((await kept(ctx, id)).outbox).toMatchObject([{ payload: { action: 'api_key.rotated' } }])
    await revoke(ctx, id)
    for (const secret of [key, rotated.key])
      await expect(readApiKey(secret, ctx.now)).rejects.toMatchObject(invalid)
    await expect(rotate(ctx, id)).rejects.toMatchObject({ code: 'api_key.not_found' })
  })
})

describe('an API key for certain events', () => {
  it('lists and opens these alone, and makes no others', async () => {
    const { ctx } = await mintOwner()
    const [own, other] = [await mintEvent(ctx), await mintEvent(ctx)]
    const key = (await mintApiKey(ctx, ['event.manage'], { event_ids: [own.id] })).ctx
    const { data, meta } = await listEvents(key, { query: { page: 1, per_page: 20 } })
    expect([data.map(({ id }) => id), meta.total]).toEqual([[own.id], 1])
    expect(await getEvent(key, { params: { event_id: own.id } })).toMatchObject({ id: own.id })
    await expect(getEvent(key, { params: { event_id: other.id } })).rejects.toMatchObject({
      code: 'event.not_found',
    })
    await expect(
      duplicateEvent(key, {
        params: { event_id: own.id },
        body: { title: 'Copy', start_date: own.start_date } as never,
      }),
    ).rejects.toMatchObject({ code: 'api_key.event_missing', status: 403 })
    expect(await getOwnApiKey(key)).toMatchObject({ event_ids: [own.id], scopes: ['event.manage'] })
  })

  it('cannot be made or changed for events of another account, or for none', async () => {
    const [{ ctx }, stranger] = await Promise.all([mintOwner(), mintOwner()])
    const { id: event_id } = await mintEvent(stranger.ctx)
    const refused = {
      code: 'request.invalid',
      errors: { event_ids: ['One of these events does not exist.'] },
    }
    await expect(create(ctx, { event_ids: [event_id] })).rejects.toMatchObject(refused)
    const { id } = await create(ctx)
    await expect(change(ctx, id, { event_ids: [event_id] })).rejects.toMatchObject(refused)
    expect(createApiKeyBody.safeParse({ ...given, event_ids: [] }).success).toBe(false)
  })
})

describe('a person who makes API keys', () => {
  it('may have a limited number of them', async () => {
    const { ctx } = await mintOwner()
    const [first] = await Promise.all(Array.from({ length: maxApiKeysPerAccount }, () => create(ctx)))
    await expect(create(ctx)).rejects.toMatchObject({ code: 'api_key.limit_reached', status: 409 })
    await revoke(ctx, first?.id ?? '')
    await expect(revoke(ctx, first?.id ?? '')).rejects.toMatchObject({ code: 'api_key.not_found' })
    await create(ctx)
    await expect(create(ctx)).rejects.toMatchObject({ code: 'api_key.limit_reached' })
  })

  /** How many keys an account has after six were made at once for its last place. */
  async function keysAfterRace(): Promise<number> {
    const { ctx } = await mintOwner()
    await Promise.all(Array.from({ length: maxApiKeysPerAccount - 1 }, () => create(ctx)))
    const made = await Promise.allSettled(Array.from({ length: 6 }, () => create(ctx)))
    const refusals = made.filter((each) => each.status === 'rejected')
    expect(refusals.every(({ reason }) => reason.code === 'api_key.limit_reached')).toBe(true)
    return (await list(ctx)).length
  }

  it('gets one of six keys requested at once when there is room for one', async () => {
    expect(await keysAfterRace()).toBe(maxApiKeysPerAccount)
  })

  it('gets all six without the condition (negative control)', async () => {
    withoutGuard('keyLimit')
    expect(await keysAfterRace()).toBe(maxApiKeysPerAccount + 5)
  })

  it('must be an admin of that account, and not a key', async () => {
    const [{ ctx }, other] = await Promise.all([mintOwner(), mintOwner()])
    const { id, ctx: key } = await mintApiKey(ctx, ['event.manage'])
    const params = { account_id: accountOf(ctx), api_key_id: id }
    for (const [caller, code] of [
      [asOrganizer(ctx), 'session.forbidden'],
      [key, 'api_key.scope_missing'],
      [other.ctx, 'account.not_found'],
    ] as const) {
      await expect(listApiKeys(caller, { params, query: { page: 1, per_page: 20 } })).rejects.toMatchObject({
        code,
      })
      await expect(createApiKey(caller, { params, body: given })).rejects.toMatchObject({ code })
      await expect(revokeApiKey(caller, { params })).rejects.toMatchObject({ code })
    }
    await expect(revoke(ctx, newId('api_key'))).rejects.toMatchObject({ code: 'api_key.not_found' })
  })
})
