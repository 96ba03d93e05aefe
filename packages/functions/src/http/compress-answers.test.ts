import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { endpoint } from '@foyer/contracts/endpoint'
import { dataOf } from '@foyer/contracts/list'
import { mintEvent } from '@foyer/core/testing/mint-event'
import { mintOwner } from '@foyer/core/testing/mint-owner'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { handle } from 'hono/aws-lambda'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { addReference } from '../open-api/add-reference.ts'
import { send } from '../testing/send.ts'
import { buildApp } from './build-app.ts'
import { mount } from './mount.ts'

const words = 'Doors open at seven. '.repeat(200)
const path = '/public/words'
const shared = { method: 'GET', access: 'public', response: dataOf(z.string()) } as const
const app = buildApp([
  mount(endpoint({ ...shared, name: 'getWords', summary: 'Words', path }), async () => words),
  mount(
    endpoint({ ...shared, name: 'getShort', summary: 'A word', path: `${path}/short` }),
    async () => 'word',
  ),
  mount(
    endpoint({ ...shared, name: 'getKey', summary: 'A key', path: `${path}/key`, holds_secret: true }),
    async () => words,
  ),
])
addReference(app)

async function ask(address: string, accepts: string | null) {
  return app.request(`/api${address}`, { headers: accepts === null ? {} : { 'accept-encoding': accepts } })
}

describe('an answer of more than a kilobyte', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['*', 'br'],
    ['identity', null],
    ['br;q=0, *;q=0', null],
    [null, null],
  ])('that may come as "%s" comes as %s', async (accepts, coding) => {
    const answer = await ask(path, accepts)
    expect(answer.headers.get('content-encoding')).toBe(coding)
    expect(answer.headers.get('vary')).toBe('Accept-Encoding')
    const bytes = Buffer.from(await answer.arrayBuffer())
    const plain =
      coding === 'br' ? brotliDecompressSync(bytes) : coding === 'gzip' ? gunzipSync(bytes) : bytes
    expect(JSON.parse(plain.toString())).toEqual({ data: words })
    if (coding) expect(bytes.length).toBeLessThan(200)
  })

  it('reaches API Gateway as bytes in base64, and as text where it is not compressed', async () => {
    const result = await callAsGateway({ 'accept-encoding': 'gzip' })
    expect(result).toMatchObject({ isBase64Encoded: true, headers: { 'content-encoding': 'gzip' } })
    const body = gunzipSync(Buffer.from(result.body ?? '', 'base64')).toString()
    expect(JSON.parse(body)).toEqual({ data: words })
    expect(await callAsGateway({})).toMatchObject({
      isBase64Encoded: false,
      body: JSON.stringify({ data: words }),
    })
  })

  it('sends the API’s description in less than 45 KB, a sixth of it at most', async () => {
    const [plain, compressed] = [await ask('/openapi.json', null), await ask('/openapi.json', 'br')]
    const size = async (answer: Response) => (await answer.arrayBuffer()).byteLength
    const sent = await size(compressed)
    expect(sent).toBeLessThan(45_000)
    expect(sent * 6).toBeLessThan(await size(plain))
  })
})

describe('an answer that is not compressed', () => {
  it.each([
    ['has less than a kilobyte', '/short', 'no-store'],
    ['brings a secret, whatever its length', '/key', 'no-store, no-transform'],
  ])('%s', async (_reason, address, cacheControl) => {
    const { headers } = await ask(path + address, 'br, gzip')
    expect(headers.get('content-encoding')).toBeNull()
    expect(headers.get('cache-control')).toBe(cacheControl)
  })

  it('is an empty one, and an error', async () => {
    for (const address of ['/nowhere', path]) {
      const method = address === path ? 'OPTIONS' : 'GET'
      const answer = await app.request(`/api${address}`, { method, headers: { 'accept-encoding': 'br' } })
      expect(answer.headers.get('content-encoding')).toBeNull()
    }
  })
})

describe('the ETag of a compressed answer', () => {
  it('differs from that of the plain one, and both are taken as If-Match', async () => {
    const { ctx } = await mintOwner()
    const { id } = await mintEvent(ctx, { description: `<p>${words}</p>` })
    const call = `/events/${id}`
    const tags = await Promise.all(
      [{}, { 'accept-encoding': 'br' }, { 'accept-encoding': 'gzip' }].map(async (headers) => {
        const answer = await send(ctx, `GET ${call}`, undefined, headers)
        return answer.headers.get('etag') ?? ''
      }),
    )
    expect(new Set(tags).size).toBe(3)
    expect(tags.filter((tag) => /^".+"$/.test(tag))).toHaveLength(3)
    for (const tag of tags) {
      const answer = await send(ctx, `PATCH ${call}`, {}, { 'if-match': tag })
      expect([tag, answer.status]).toEqual([tag, 200])
    }
    const stale = await send(ctx, `PATCH ${call}`, {}, { 'if-match': '"other-br"' })
    expect(stale.status).toBe(412)
  })
})

async function callAsGateway(headers: Record<string, string>): Promise<APIGatewayProxyStructuredResultV2> {
  const http = {
    method: 'GET',
    path: `/api${path}`,
    protocol: 'HTTP/1.1',
    sourceIp: '192.0.2.1',
    userAgent: '',
  }
  const event = {
    ...{ version: '2.0', rawPath: `/api${path}`, rawQueryString: '', isBase64Encoded: false },
    ...{ headers, requestContext: { http, requestId: 'request-1', domainName: 'foyer.example' } },
  }
  const call = handle(app) as unknown as (
    event: APIGatewayProxyEventV2,
  ) => Promise<APIGatewayProxyStructuredResultV2>
  return call(event as unknown as APIGatewayProxyEventV2)
}
