import { mintOwner } from '@foyer/core/testing/mint-owner'
import { testContext } from '@foyer/core/testing/test-context'
import type { Context } from '@foyer/core/verb'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { startPlaces } from './start-places.ts'

const places = await startPlaces()
// Before the client of core is made.
vi.stubEnv('AWS_ENDPOINT_URL_GEO_PLACES', places.url)
const { findPlaces, getPlaceAddress } = await import('@foyer/core/place/places')

let ctx: Context
const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
beforeAll(async () => {
  const { actor } = (await mintOwner()).ctx
  ctx = { ...testContext(), actor }
})
afterEach(() => {
  places.mood = 'well'
  warn.mockClear()
})
afterAll(() => places.stop())

const find = (query: string, more = {}) =>
  findPlaces(ctx, { query: { query, locale: 'en', timezone: '', ...more } })
const read = (place_id: string) => getPlaceAddress(ctx, { query: { place_id, locale: 'de' } })

describe('a search of places', () => {
  it('asks for labels that are shown once, near the zone’s city, and answers venues and addresses but no cities', async () => {
    expect(await find('halle', { locale: 'zh', timezone: 'Europe/Berlin' })).toEqual([
      {
        place_id: 'venue-morgenrot',
        name: 'Halle Morgenrot',
        address: 'Lindenzeile 7, 10999 Berlin, Germany',
      },
    ])
    expect(places.asked.at(-1)).toEqual({
      path: '/v2/suggest',
      input: {
        ...{ QueryText: 'halle', Language: 'zh-Hant-TW', MaxResults: 20, MaxQueryRefinements: 0 },
        ...{ IntendedUse: 'SingleUse', BiasPosition: [13.4, 52.5] },
      },
    })
    expect(await find('220')).toMatchObject([{ place_id: 'address-harbor-row', address: '' }])
  })

  it('finds nothing, and no error, while the provider fails or is silent; the log has nothing of what was typed', async () => {
    for (const mood of ['down', 'slow'] as const) {
      places.mood = mood
      expect(await find('lantern')).toEqual([])
      expect(await read('venue-lantern')).toBeNull()
    }
    const said = JSON.stringify(warn.mock.calls)
    expect(warn).toHaveBeenCalledTimes(4)
    expect(said).toContain('500')
    expect(said).not.toMatch(/lantern/i)
  }, 9000)
})

describe('a chosen place', () => {
  it('is read for an event that keeps it, with its time zone, as an event’s location', async () => {
    expect(await read('venue-lantern')).toEqual({
      location: {
        ...{ venue_name: 'The Lantern Room', address_line_1: '218 Harbor Row', address_line_2: '' },
        ...{ city: 'New York', state_or_region: 'NY', zip_or_postal_code: '10013', country: 'US' },
      },
      timezone: 'America/New_York',
    })
    expect(places.asked.at(-1)).toEqual({
      path: '/v2/place/venue-lantern',
      input: { 'additional-features': 'TimeZone', 'intended-use': 'Storage', language: 'de' },
    })
  })

  it('is null where the provider does not know it', async () => {
    expect(await read('venue-of-yesterday')).toBeNull()
  })
})

describe('the stand-in', () => {
  const authorization =
    'AWS4-HMAC-SHA256 Credential=local/20261127/eu-central-1/geo-places/aws4_request, Signature=0'
  const suggest = async (input: object, headers: Record<string, string> = { authorization }) => {
    const init = { method: 'POST', headers, body: JSON.stringify(input) }
    const answer = await fetch(`${places.url}/v2/suggest`, init)
    return [answer.status, answer.headers.get('x-amzn-errortype'), answer.headers.get(bucket)]
  }
  const bucket = 'x-amz-geo-pricing-bucket'

  it('refuses a request without a signature, and suggestions that somebody wants to keep', async () => {
    expect(await suggest({ QueryText: 'hall' })).toEqual([200, null, 'Label'])
    expect(await suggest({ QueryText: 'hall' }, {})).toEqual([403, 'AccessDeniedException', null])
    for (const input of [{ QueryText: 'hall', IntendedUse: 'Storage' }, { QueryText: '' }])
      expect(await suggest(input)).toEqual([400, 'ValidationException', null])
  })

  it('says at which price it answers', async () => {
    const bucketOf = async (query: string) =>
      (
        await fetch(`${places.url}/v2/place/venue-aurora?${query}`, { headers: { authorization } })
      ).headers.get(bucket)
    expect(await bucketOf('')).toBe('Core')
    expect(await bucketOf('additional-features=TimeZone')).toBe('Advanced')
    expect(await bucketOf('additional-features=TimeZone&intended-use=Storage')).toBe('Stored')
  })
})
