import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { serve } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import * as z from 'zod'
import { type Venue, venues } from './made-up-venues.ts'

const position = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)])
/** What Amazon Location takes of what Foyer asks; suggestions may never be stored. */
const suggestion = z.strictObject({
  QueryText: z.string().min(1).max(200),
  Language: z.string().min(2).max(35).optional(),
  MaxResults: z.int().min(1).max(100).default(20),
  MaxQueryRefinements: z.int().min(0).max(10).optional(),
  BiasPosition: position.optional(),
  IntendedUse: z.literal('SingleUse').optional(),
})
const placeAsked = z.strictObject({
  'additional-features': z.enum(['TimeZone', 'Phonemes', 'Access', 'Contact']).optional(),
  language: z.string().min(2).max(35).optional(),
  'intended-use': z.enum(['SingleUse', 'Storage']).default('SingleUse'),
})

export interface PlacesStandIn {
  url: string
  /** What was asked of it, as it was sent. */
  asked: { path: string; input: object }[]
  /** How it answers: as usual, with an error of its own, or after ten seconds. */
  mood: 'well' | 'down' | 'slow'
  stop: () => Promise<void>
}

/**
 * Stands in for Amazon Location's Places (version 2) as far as Foyer uses it: `Suggest` and `GetPlace`, over a handful of made-up venues. Without
 * features a suggestion has a title, a label and an id, as at the price of labels.
 */
export async function startPlaces(): Promise<PlacesStandIn> {
  const asked: PlacesStandIn['asked'] = []
  const app = new Hono()
  app.use(async (c, next) => {
    if (stand.mood === 'slow') await sleep(10_000, undefined, { ref: false })
    if (stand.mood === 'down') return refuse(c, 500, 'InternalServerException', 'Try again later.')
    if (!/^AWS4-HMAC-SHA256 .*\/geo-places\/aws4_request/.test(c.req.header('authorization') ?? ''))
      return refuse(c, 403, 'AccessDeniedException', 'Missing Authentication Token')
    await next()
  })
  app.post('/v2/suggest', async (c) => {
    const input = await c.req.json()
    asked.push({ path: c.req.path, input })
    const { data, error } = suggestion.safeParse(input)
    if (error) return refuse(c, 400, 'ValidationException', z.prettifyError(error))
    const ResultItems = venues.filter((venue) => isMeant(venue, data.QueryText)).slice(0, data.MaxResults)
    return priced(c, 'Label', { ResultItems: ResultItems.map(suggested), QueryRefinements: [] })
  })
  app.get('/v2/place/:id', (c) => {
    const { 'additional-features': features, ...rest } = c.req.query()
    const input = { ...rest, ...(features && { 'additional-features': features }) }
    asked.push({ path: c.req.path, input })
    const { data, error } = placeAsked.safeParse(input)
    const found = venues.find(({ PlaceId }) => PlaceId === c.req.param('id'))
    if (error || !found) return refuse(c, 400, 'ValidationException', error?.message ?? 'PlaceId is invalid.')
    const { TimeZone: _zone, ...core } = found
    const isAdvanced = data['additional-features'] !== undefined
    const bucket = data['intended-use'] === 'Storage' ? 'Stored' : isAdvanced ? 'Advanced' : 'Core'
    return priced(c, bucket, isAdvanced ? found : core)
  })
  const server = await new Promise<ReturnType<typeof serve>>((resolve) => {
    const starting = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, () => resolve(starting))
  })
  const stand: PlacesStandIn = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    mood: 'well',
    async stop() {
      await new Promise((resolve) => {
        server.close(resolve)
        if ('closeAllConnections' in server) server.closeAllConnections()
      })
    },
  }
  return stand
}

/** By the beginning of a word of its name. */
function isMeant({ Title }: Venue, words: string): boolean {
  const begin = words.trim().toLowerCase()
  const name = Title.toLowerCase()
  return name.startsWith(begin) || name.includes(` ${begin}`)
}

function suggested({ Title, PlaceId, PlaceType, Address: { Label } }: Venue) {
  return { Title, SuggestResultItemType: 'Place', Place: { PlaceId, PlaceType, Address: { Label } } }
}

/** The bucket that is billed for comes as a header. */
function priced(c: Context, bucket: string, body: object): Response {
  c.header('x-amz-geo-pricing-bucket', bucket)
  return c.json(body)
}

function refuse(c: Context, status: 400 | 403 | 500, code: string, message: string): Response {
  c.header('x-amzn-errortype', code)
  return c.json({ message }, status)
}
