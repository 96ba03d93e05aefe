import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { allEndpoints } from '@foyer/contracts/all-endpoints'
import { presignUpload } from '@foyer/core/media/s3'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerHeaders } from '../../../../stacks/answer/answer-headers.ts'
import { answerKind } from '../../../../stacks/answer/answer-kinds.ts'
import { keptAnswers } from '../../../../stacks/answer/kept-answers.ts'
import type { HttpFunction } from './http-api.ts'
import { startGateway } from './start-gateway.ts'

const s3 = process.env.AWS_ENDPOINT_URL_S3 ?? ''
const bucket = process.env.MEDIA_BUCKET ?? ''
/** S3 and SQS are behind one address; only S3's requires signatures. */
const media = `${process.env.AWS_ENDPOINT_URL_SQS}/${bucket}`
const clientDirectory = mkdtempSync(path.join(tmpdir(), 'foyer-client-'))
const script = `console.log(${JSON.stringify('x'.repeat(3000))})`
let gateway: Awaited<ReturnType<typeof startGateway>>
const ofKinds = answerHeaders({ uploads: [], https: false })
let pageCalls = 0

/** A function that answers with its name and what reached it. */
function echo(name: string, headers: Record<string, string> = {}): HttpFunction {
  return {
    name,
    timeoutSeconds: 5,
    handler: async (event: APIGatewayProxyEventV2) => {
      if (name === 'page') pageCalls += 1
      const body = JSON.stringify({
        name,
        path: event.rawPath,
        query: event.rawQueryString,
        headers: event.headers,
        cookies: event.cookies,
      })
      return { statusCode: 200, headers: { 'content-type': 'application/json', ...headers }, body }
    },
  }
}

beforeAll(async () => {
  mkdirSync(path.join(clientDirectory, 'assets'))
  writeFileSync(path.join(clientDirectory, 'index.html'), '<!doctype html><title>Foyer</title>')
  writeFileSync(path.join(clientDirectory, 'assets/app-1a2b.js'), script)
  for (const file of ['sw.js', 'widget.js']) writeFileSync(path.join(clientDirectory, file), script)
  gateway = await startGateway({
    port: 0,
    functions: {
      api: {
        ...echo('api'),
        handler: (event, context) => {
          const kept: Record<string, string> =
            event.rawPath === '/api/public/stage' ? { 'cache-control': 'public, max-age=60' } : {}
          return echo('api', kept).handler(event, context)
        },
      },
      door: echo('door'),
      stripeWebhook: echo('stripe-webhook'),
      wallet: echo('wallet'),
      page: {
        ...echo('page'),
        // With the headers of its kind, as the page function answers.
        handler: (event, context) => {
          const { added, forced } = ofKinds[answerKind(event.rawPath)]
          const kept = { 'cache-control': 's-maxage=60' }
          return echo('page', { ...kept, ...added, ...forced }).handler(event, context)
        },
      },
    },
    origins: { s3, media, inbox: process.env.AWS_ENDPOINT_URL_SES ?? '', stripe: null },
    clientDirectory,
  })
})
afterAll(async () => {
  await gateway.stop()
  rmSync(clientDirectory, { recursive: true })
})

const get = (address: string, init?: RequestInit) =>
  fetch(`http://127.0.0.1:${gateway.port}${address}`, { redirect: 'manual', ...init })

describe('gateway', () => {
  it('sends the API, doors, the webhook, wallets and the event page to their functions', async () => {
    const name = async (address: string, init?: RequestInit) => (await (await get(address, init)).json()).name
    expect(await name('/api/events')).toBe('api')
    for (const address of ['/api/public/check-in-lists/1', '/api/public/check-in-lists/1/check-ins'])
      expect(await name(address)).toBe('door')
    expect(await name('/api/public/door-files/1/roster.ndjson')).toBe('door')
    for (const address of ['check-ins', 'check-ins/A-1'])
      expect(await name(`/api/events/1/check-in-lists/1/${address}`)).toBe('door')
    expect(await name('/api/events/1/check-in-lists/1')).toBe('api')
    expect(await name('/api/public/webhooks/stripe', { method: 'POST', body: '{}' })).toBe('stripe-webhook')
    expect(await name('/api/public/wallet/apple/v1/log', { method: 'POST', body: '{}' })).toBe('wallet')
    for (const address of ['/e/1/a', '/event/1/a', '/widget/1']) expect(await name(address)).toBe('page')
  })

  it('tells the API the viewer and never caches it', async () => {
    const response = await get('/api/me', { headers: { 'x-forwarded-for': '198.51.100.1' } })
    const { headers } = await response.json()
    expect(headers['x-foyer-viewer-address']).toBe('198.51.100.1')
    expect(response.headers.get('x-cache')).toBeNull()
  })

  it('keeps what is the same for everybody, and shows the API nothing of who asks first', async () => {
    const first = await get('/api/public/stage?who=ada', {
      headers: { cookie: 'csrf=secret', authorization: 'Bearer secret', 'accept-encoding': 'gzip' },
    })
    const seen = await first.json()
    expect(JSON.stringify(seen)).not.toMatch(/secret|ada/)
    expect(seen.headers).not.toHaveProperty('x-foyer-viewer-address')
    const hit = await get('/api/public/stage', { headers: { 'accept-encoding': 'gzip, deflate' } })
    expect(hit.headers.get('x-cache')).toBe('Hit from cloudfront')
    const written = await get('/api/public/stage', { method: 'POST', body: '{}' })
    expect(written.headers.get('x-cache')).toBeNull()
  })

  it('keeps every answer that the contract lets any cache keep', () => {
    // An asterisk stands for any characters, as it does for CloudFront.
    const patterns = keptAnswers.map((path) => new RegExp(`^${path.replaceAll('*', '.+')}$`))
    for (const { endpoint } of allEndpoints.filter(({ endpoint: { method } }) => method === 'GET')) {
      const isKept = patterns.some((pattern) => pattern.test(`/api${endpoint.path}`))
      expect([endpoint.name, isKept]).toEqual([endpoint.name, endpoint.max_age > 0])
    }
  })

  it('caches the event page by path, query and locale, and shows it nothing else of the viewer', async () => {
    const before = pageCalls
    const german = { headers: { cookie: 'locale=de; session=secret', authorization: 'Bearer secret' } }
    const first = await get('/e/7/slug?promo_code=X&utm_source=mail&aff=2', german)
    const seen = await first.json()
    expect(seen.headers['x-foyer-locale']).toBe('de')
    expect(JSON.stringify(seen)).not.toMatch(/secret|utm_source|aff/)
    const hit = await get('/e/7/slug?aff=2&promo_code=X', { headers: { 'accept-language': 'de-AT' } })
    expect(hit.headers.get('x-cache')).toBe('Hit from cloudfront')
    expect(pageCalls).toBe(before + 1)
    const otherAffiliate = await get('/e/7/slug?aff=3&promo_code=X', german)
    expect(otherAffiliate.headers.get('x-cache')).toBe('Hit from cloudfront')
    expect(pageCalls).toBe(before + 1)
    await get('/e/7/slug?aff=2&promo_code=X', { headers: { 'accept-language': 'fr' } })
    await get('/e/7/slug?aff=2&promo_code=Y', german)
    expect(pageCalls).toBe(before + 3)
  })

  it('keeps one page for the language that an address names, whatever the visitor reads', async () => {
    const before = pageCalls
    const named = async (address: string, language: string) => {
      const answer = await get(address, { headers: { cookie: `locale=${language}` } })
      const seen = await answer.json()
      return [seen.headers['x-foyer-locale'], JSON.stringify(seen).includes('lang=fr')]
    }
    expect(await named('/e/8/slug?lang=fr', 'de')).toEqual(['fr', true])
    expect(await named('/e/8/slug?lang=FR', 'es')).toEqual(['fr', true])
    expect(pageCalls).toBe(before + 1)
    expect(await named('/e/8/slug?lang=tlh', 'de')).toEqual(['de', false])
  })

  it.each([
    ['api', '/api/events'],
    ['page', '/e/1/a'],
    ['widget', '/widget/1'],
    ['app', '/manage/events'],
    ['app', '/sw.js'],
    ['door', '/check-in/abc'],
    ['ticket', '/ticket/1/abc'],
    ['link', '/manage/profile/confirm-email-address/abc'],
    ['file', '/assets/app-1a2b.js'],
    ['embed', '/widget.js'],
    ['media', '/media/none.png'],
  ] as const)('answers as the kind %s under %s, with all of its headers', async (kind, address) => {
    const { added, forced } = ofKinds[kind]
    const { headers } = await get(address)
    const own = {
      ...((kind === 'page' || kind === 'widget') && { 'cache-control': 's-maxage=60' }),
      ...(kind === 'file' && { 'cache-control': 'public, max-age=31536000, immutable' }),
    }
    expect(Object.fromEntries(headers)).toMatchObject({ ...added, ...forced, ...own })
  })

  it('answers the checkout with all of its headers, and lets it frame the Stripe that runs here', async () => {
    const { added, forced } = ofKinds.checkout
    const listed = added['content-security-policy'] ?? ''
    const policy = listed.replace('frame-src https://js.stripe.com', "frame-src https://js.stripe.com 'self'")
    expect(policy).not.toBe(listed)
    for (const address of ['/checkout/1/abc/payment', '/order/1/abc/print']) {
      const { headers } = await get(address)
      const here = { ...added, ...forced, 'content-security-policy': policy }
      expect(Object.fromEntries(headers)).toMatchObject(here)
    }
  })

  it('lets other sites frame the widget and nothing else', async () => {
    const policy = async (address: string) => (await get(address)).headers.get('content-security-policy')
    expect(await policy('/widget/1')).toContain('frame-ancestors *')
    for (const address of [
      '/e/1/a',
      '/',
      '/manage/events',
      '/checkout/1/abc',
      '/check-in/abc',
      '/api/events',
    ])
      expect(await policy(address)).toContain("frame-ancestors 'none'")
  })

  it('serves hashed files for a year, compressed, and the app shell for any other address, with 404 for an unknown one', async () => {
    const asset = await get('/assets/app-1a2b.js', { headers: { 'accept-encoding': 'gzip, br' } })
    expect(asset.headers.get('cache-control')).toContain('immutable')
    expect(asset.headers.get('content-encoding')).toBe('br')
    expect(Number(asset.headers.get('content-length'))).toBeLessThan(500)
    expect(await asset.text()).toBe(script)
    for (const address of ['/', '/manage/event/1/orders', '/index.html']) {
      const shell = await get(address)
      expect(await shell.text()).toContain('<title>Foyer</title>')
      expect(shell.headers.get('cache-control')).toBe('no-cache')
    }
    expect((await get('/assets/gone-0000.js')).status).toBe(404)
    expect((await get('/.well-known/apple-developer-merchantid-domain-association')).status).toBe(404)
    const unknown = await get('/nope', { headers: { 'if-none-match': '*' } })
    expect([unknown.status, await unknown.text()]).toEqual([404, expect.stringContaining('<title>Foyer')])
    expect(unknown.headers.get('cache-control')).toBe('no-cache')
    expect((await get('/nope', { method: 'HEAD' })).status).toBe(404)
    expect((await get('/..%2f..%2fpackage.json')).status).toBe(404)
  })

  it('serves the door’s service worker fresh each time, as a script', async () => {
    const { headers } = await get('/sw.js')
    expect(headers.get('cache-control')).toBe('no-cache')
    expect(headers.get('content-type')).toMatch(/javascript/)
  })

  it('passes uploads to S3 and serves what lies under media/', async () => {
    const rule = { key: 'media/gateway.txt', media_type: 'text/plain', max_bytes: 5, seconds: 60 }
    const { fields } = await presignUpload(rule)
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    form.append('file', new Blob(['hello']))
    expect((await get(`/s3/${bucket}`, { method: 'POST', body: form })).status).toBe(204)
    expect((await get(`/s3/${bucket}/media/gateway.txt`)).status).toBe(403)
    const media = await get('/media/gateway.txt')
    expect(await media.text()).toBe('hello')
    const client = new S3Client({ forcePathStyle: true })
    await client.send(new PutObjectCommand({ Bucket: bucket, Key: 'private/gateway.txt', Body: 'no' }))
    expect((await get('/media/..%2fprivate/gateway.txt')).status).toBe(404)
    expect((await get('/media/none.png')).status).toBe(404)
  })

  it('shows the inbox under its own path', async () => {
    expect((await get('/inbox')).headers.get('location')).toBe('/inbox/')
    const page = await (await get('/inbox/')).text()
    expect(page).toContain('`/inbox/store?since=')
    expect(page).toContain('<base target="_blank">')
    expect((await (await get('/inbox/store')).json()).emails).toBeInstanceOf(Array)
  })
})
