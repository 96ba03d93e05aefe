import './parameters.ts'
import { receiveStripeEvent } from '@foyer/core/payment/receive-stripe-event'
import { systemContext } from '@foyer/core/verb'
import { handle } from 'hono/aws-lambda'
import { buildApp } from './http/build-app.ts'

const app = buildApp([])

app.post('/api/public/webhooks/stripe', async (c) => {
  const ctx = systemContext(c.get('requestId'))
  await receiveStripeEvent(ctx, await c.req.text(), c.req.header('stripe-signature') ?? '')
  return c.json({ received: true })
})

export const handler = handle(app)
