import { addressesPerPerson, searchesPerPerson } from '@foyer/core/place/places'
import { fitsRate } from '@foyer/core/rate-limit/take-rate'
import { mintApiKey } from '@foyer/core/testing/mint-api-key'
import { mintMember } from '@foyer/core/testing/mint-member'
import { mintOwner } from '@foyer/core/testing/mint-owner'
import { testContext } from '@foyer/core/testing/test-context'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { grantsOf } from '../../../../stacks/grant/function-grants.ts'
import { answered } from '../testing/answered.ts'
import { changeGrants } from '../testing/function-rights.ts'
import { refusal, refusedAs } from '../testing/refusal.ts'
import { send } from '../testing/send.ts'

const search = 'GET /places?query=lantern&locale=en&timezone=America/New_York'
const address = 'GET /places/address?place_id=venue-lantern&locale=en'
afterEach(() => {
  vi.unstubAllEnvs()
  changeGrants('api', null)
})

describe('finding a place over HTTP', () => {
  it('suggests venues with their addresses, and gives the chosen one’s parts', async () => {
    const { ctx } = await mintOwner()
    const organizer = await mintMember(ctx)
    expect(await answered(organizer.ctx, search)).toEqual([
      {
        ...{ place_id: 'venue-lantern', name: 'The Lantern Room' },
        address: '218 Harbor Row, New York, NY 10013, United States',
      },
    ])
    expect(await answered(organizer.ctx, address)).toMatchObject({
      location: { venue_name: 'The Lantern Room', city: 'New York', country: 'US' },
      timezone: 'America/New_York',
    })
    expect(await answered(ctx, 'GET /users/me')).toMatchObject({ finds_places: true })
  })

  it('is for people and keys that manage events', async () => {
    expect(await refusal(null, search)).toEqual(refusedAs('session.required'))
    const { ctx } = await mintOwner()
    const { key } = await mintApiKey(ctx, ['order.manage'])
    for (const call of [search, address]) {
      const answer = await send(null, call, undefined, { authorization: `Bearer ${key}` })
      expect([answer.status, (await answer.json()).code]).toEqual([403, 'api_key.scope_missing'])
    }
  })

  it('refuses a person who asks too often, and no one else', async () => {
    const [{ ctx, user }, other] = await Promise.all([mintOwner(), mintOwner()])
    for (const limit of [searchesPerPerson, addressesPerPerson])
      expect(await fitsRate(testContext({ now: new Date() }), limit, user.id, limit.most)).toBe(true)
    for (const call of [search, address]) {
      expect(await refusal(ctx, call)).toEqual(refusedAs('request.too_many'))
      expect((await send(other.ctx, call)).status).toBe(200)
    }
  })

  it('finds nothing on a stage without a provider, counts nothing, and says so to the web', async () => {
    vi.stubEnv('PLACE_PROVIDER', undefined)
    const { ctx, user } = await mintOwner()
    expect(await answered(ctx, search)).toEqual([])
    expect(await answered(ctx, address)).toBeNull()
    expect(await answered(ctx, 'GET /users/me')).toMatchObject({ finds_places: false })
    const now = testContext({ now: new Date() })
    expect(await fitsRate(now, searchesPerPerson, user.id, searchesPerPerson.most)).toBe(true)
  })

  it('takes a line of at most 200 characters', async () => {
    const { ctx } = await mintOwner()
    const long = `GET /places?query=${'a'.repeat(201)}`
    expect((await refusal(ctx, long)).slice(0, 2)).toEqual([422, 'request.invalid'])
  })
})

it('the API asks the provider with a right of its own, and finds nothing without it', async () => {
  const { ctx } = await mintOwner()
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  expect(await answered(ctx, search)).toHaveLength(1)
  changeGrants(
    'api',
    grantsOf('api').filter(({ onlyWith }) => !onlyWith),
  )
  expect(await answered(ctx, search)).toEqual([])
  const denied = { error: 'AccessDeniedException', status: 403 }
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.any(String), denied)
  warn.mockRestore()
})
