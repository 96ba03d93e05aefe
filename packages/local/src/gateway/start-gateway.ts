import type { AddressInfo } from 'node:net'
import { type HttpBindings, serve } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { answerKinds, drawnKinds } from '../../../../stacks/answer/answer-kinds.ts'
import { doorCalls } from '../../../../stacks/answer/door-calls.ts'
import { keptAnswers } from '../../../../stacks/answer/kept-answers.ts'
import { keepConnections } from '../stand-ins/keep-connections.ts'
import { stripeWebhookPath } from '../stand-ins/stripe-settings.ts'
import { answerWithHeaders } from './answer-with-headers.ts'
import { compress } from './compress.ts'
import { createEdgeCache } from './edge-cache.ts'
import { eventPage } from './event-page.ts'
import { forward } from './forward.ts'
import { callHttpApi, type HttpFunction } from './http-api.ts'
import { edgeKey } from './http-api-event.ts'
import { inboxPage } from './inbox-page.ts'
import { keptAnswer } from './kept-answer.ts'
import { staticSite } from './static-site.ts'
import { viewerAddress } from './viewer-address.ts'

type Env = { Bindings: HttpBindings }

export type GatewayOptions = {
  port: number
  functions: {
    api: HttpFunction
    door: HttpFunction
    stripeWebhook: HttpFunction
    wallet: HttpFunction
    page: HttpFunction
  }
  /** `s3` is what browsers reach; `media` the bucket as CloudFront reads it. */
  origins: { s3: string; media: string; inbox: string; stripe: string | null; wallets?: string }
  /** The built web app. */
  clientDirectory: string
  /** Called after each request that may have written something. */
  onWrite?: () => void
  now?: () => number
}

/** One port in front of everything, with the routes, caches and headers of the CloudFront distribution. */
export async function startGateway(options: GatewayOptions) {
  const { functions, origins } = options
  const cache = createEdgeCache(options.now ? { now: options.now } : {})
  const app = new Hono<Env>()
  app.use(answerWithHeaders())

  const viewerOf = (c: Context<Env>) =>
    viewerAddress(c.env.incoming.socket.remoteAddress, c.req.header('x-forwarded-for') ?? null)
  const callFunction = async (c: Context<Env>, fn: HttpFunction) => {
    const headers = new Headers(c.req.raw.headers)
    const viewer = viewerOf(c)
    headers.append('x-forwarded-for', viewer)
    headers.set('x-foyer-viewer-address', viewer)
    headers.set('x-foyer-edge-key', edgeKey)
    const response = await callHttpApi(fn, c.req.raw, headers)
    if (c.req.method !== 'GET') options.onWrite?.()
    return response
  }
  app.all(stripeWebhookPath, (c) => callFunction(c, functions.stripeWebhook))
  app.all('/api/public/wallet/*', (c) => callFunction(c, functions.wallet))
  for (const path of keptAnswers)
    app.get(path, (c) =>
      keptAnswer(cache, path === '/api/public/door-files/*' ? functions.door : functions.api, c.req.raw),
    )
  for (const call of doorCalls)
    app.all(call.replace('{proxy+}', '*').replaceAll(/\{(\w+)\}/g, ':$1'), (c) =>
      callFunction(c, functions.door),
    )
  app.all('/api/*', (c) => callFunction(c, functions.api))

  for (const [path, kind] of Object.entries(answerKinds)) {
    if (!drawnKinds.includes(kind)) continue
    app.all(path, compress(), (c) => eventPage(cache, functions.page, c.req.raw, viewerOf(c)))
  }

  app.on(['GET', 'HEAD'], '/media/*', async (c) => {
    const object = await forward(c.req.raw, origins.media)
    return object.status < 400 ? object : c.text('Not found', 404)
  })
  app.all('/s3/*', (c) => forward(c.req.raw, origins.s3, '/s3'))
  app.all('/stripe/*', async (c) =>
    origins.stripe ? forward(c.req.raw, origins.stripe, '/stripe') : c.text('Not found', 404),
  )
  // Google's page, and what Apple's stand-in notes about a device.
  for (const path of ['/wallets/google/save/*', '/wallets/apple/pushes/*'])
    app.get(path, async (c) =>
      origins.wallets ? forward(c.req.raw, origins.wallets, '/wallets') : c.text('Not found', 404),
    )
  app.all('/inbox', (c) => c.redirect('/inbox/'))
  app.all('/inbox/*', (c) => inboxPage(c.req.raw, origins.inbox))

  app.all('*', compress(), staticSite(options.clientDirectory))

  const server = await listen(app, options.port)
  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      await new Promise((resolve) => {
        server.close(resolve)
        if ('closeAllConnections' in server) server.closeAllConnections()
      })
    },
  }
}

function listen(app: Hono<Env>, port: number): Promise<ReturnType<typeof serve>> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, port }, () => resolve(server))
    keepConnections(server)
    server.once('error', reject)
  })
}
