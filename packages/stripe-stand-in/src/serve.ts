#!/usr/bin/env node
import { parseArgs } from 'node:util'
import { startStripeStandIn } from './start-stripe-stand-in.ts'

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '12111' },
    directory: { type: 'string' },
    'webhook-url': { type: 'string', default: 'http://127.0.0.1:3000/webhooks/stripe' },
    'webhook-secret': { type: 'string', default: 'whsec_stand_in' },
    'public-url': { type: 'string' },
  },
})

/** `stripe-stand-in`: serves until Ctrl-C, and says what an app needs to reach it. */
const standIn = await startStripeStandIn({
  port: Number(values.port),
  directory: values.directory ?? null,
  webhookUrl: values['webhook-url'],
  webhookSecret: values['webhook-secret'],
  publicUrl: values['public-url'],
  log: console.log,
})
const line = (label: string, text: string) => console.log(`  ${label.padEnd(16)} ${text}`)
line('API', standIn.url)
line('Script', standIn.scriptUrl)
line('Secret key', standIn.secretKey)
line('Publishable key', standIn.publishableKey)
line('Webhooks to', values['webhook-url'])
line('Webhook secret', values['webhook-secret'])

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => void standIn.stop().then(() => process.exit(0)))
