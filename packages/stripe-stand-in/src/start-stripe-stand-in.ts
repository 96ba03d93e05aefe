import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { openTraffic } from './api/traffic.ts'
import { createDeliverer } from './event/deliverer.ts'
import { createScheduler } from './scheduler.ts'
import { PUBLISHABLE_KEY, SECRET_KEY, type StandIn } from './stand-in.ts'
import { openObjectStore } from './store/object-store.ts'
import { stripeApp } from './stripe-app.ts'
import { putFirstEndpoint } from './webhook-endpoint/webhook-endpoint.ts'

interface StripeStandInOptions {
  /** 0 takes a free port. */
  port: number
  /** Where state lives across restarts; null keeps it in memory. */
  directory: string | null
  webhookUrl: string
  webhookSecret: string
  /** Where browsers reach the pages if a proxy is in front: `${SITE_URL}/stripe`. */
  publicUrl?: string
  /** Seconds between the attempts to deliver an event; shorter than Stripe's unless given. */
  webhookRetrySeconds?: readonly number[] | undefined
  log?: (line: string) => void
}

export interface StripeStandIn {
  /** The API's base: `new Stripe(secretKey, { protocol, host, port })` from it. */
  url: string
  /** The script that gives pages `window.Stripe`. */
  scriptUrl: string
  /** The dashboards of connected accounts, each below its account's id. */
  dashboardUrl: string
  secretKey: string
  publishableKey: string
  stop(): Promise<void>
}

/**
 * A stateful stand-in for Stripe on 127.0.0.1, for the real `stripe` package and, through its script, for
 * browsers. It answers under `/` and under `/stripe/`, so a proxy may keep that prefix or strip it. Test
 * cards are in `payment-method/test-card.ts`, test controls in `test-control/test-control-routes.ts`.
 */
export async function startStripeStandIn(options: StripeStandInOptions): Promise<StripeStandIn> {
  const { webhookUrl, webhookSecret, log = () => {} } = options
  const store = openObjectStore(options.directory)
  const clock = { aheadMilliseconds: 0 }
  const now = () => Date.now() + clock.aheadMilliseconds
  const deliverer = createDeliverer({ store, log, now, retrySeconds: options.webhookRetrySeconds })
  const standIn: StandIn = { store, publicUrl: '', traffic: openTraffic(now), now, wake: () => {} }
  putFirstEndpoint(standIn, { url: webhookUrl, secret: webhookSecret })
  const scheduler = createScheduler(standIn)
  const server = createServer(getRequestListener(stripeApp(standIn, { deliverer, clock }).fetch))
  // A busy process must not end a connection that a client is about to use again.
  server.keepAliveTimeout = 120_000
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port, '127.0.0.1', resolve)
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  standIn.publicUrl = options.publicUrl ?? url
  standIn.wake = () => {
    deliverer.wake()
    scheduler.wake()
  }
  standIn.wake()
  return {
    url,
    scriptUrl: `${standIn.publicUrl}/stripe.js`,
    dashboardUrl: `${standIn.publicUrl}/dashboard/account`,
    secretKey: SECRET_KEY,
    publishableKey: PUBLISHABLE_KEY,
    async stop() {
      scheduler.stop()
      await deliverer.stop()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      store.close()
    },
  }
}
