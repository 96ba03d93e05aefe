import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { googleWalletApp } from './google-wallet-app.ts'
import { startApplePush } from './start-apple-push.ts'
import { walletKeys } from './wallet-keys.ts'

const issuer_id = '3388000000000000001'

/**
 * The environment that points product code at stand-ins for Apple's push service and Google Wallet, with credentials made
 * here. Browsers reach Google's page through the gateway below `/wallets`. `GET /apple/pushes/:token` returns how often a
 * device was notified.
 */
export async function startWallets({ directory, siteUrl }: { directory: string | null; siteUrl: string }) {
  const keys = walletKeys(directory)
  const push = await startApplePush(keys)
  const app = new Hono()
  app.route('/google', googleWalletApp({ issuer_id, public_key: keys.google.public_key }))
  app.get('/apple/pushes/:token', (c) => c.json({ count: push.pushes.get(c.req.param('token')) ?? 0 }))
  const server = await new Promise<ReturnType<typeof serve>>((resolve) => {
    const starting = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, () => resolve(starting))
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const env: Record<string, string> = {
    WALLETS: 'APPLE,GOOGLE',
    APPLE_PASS: keys.apple_pass,
    APPLE_WWDR_CERTIFICATE: keys.authority,
    APPLE_PUSH_URL: push.url,
    APPLE_PUSH_CA: keys.authority,
    GOOGLE_WALLET: JSON.stringify({
      issuer_id,
      client_email: 'foyer@local.example',
      private_key: keys.google.private_key,
      token_uri: `${url}/google/token`,
    }),
    GOOGLE_WALLET_URL: `${url}/google/v1`,
    GOOGLE_SAVE_URL: `${siteUrl}/wallets/google/save`,
  }
  return {
    env,
    url,
    async stop() {
      await push.stop()
      await new Promise((resolve) => {
        server.close(resolve)
        if ('closeAllConnections' in server) server.closeAllConnections()
      })
    },
  }
}
