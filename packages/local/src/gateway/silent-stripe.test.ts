import { randomUUID } from 'node:crypto'
import { activateAttendees } from '@foyer/core/attendee/change-attendee'
import { controlStripe } from '@foyer/core/testing/control-stripe'
import { mintCheckInList } from '@foyer/core/testing/mint-check-in-list'
import { mintPaidEvent } from '@foyer/core/testing/mint-paid-event'
import { mintSoldOrder } from '@foyer/core/testing/mint-sold-order'
import { logger } from '@foyer/functions/logger'
import { type StripeStandIn, startStripeStandIn } from '@foyer/stripe-stand-in'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { HttpFunction } from './http-api.ts'
import { startGateway } from './start-gateway.ts'

const reserved = 3
let stripe: StripeStandIn
let gateway: Awaited<ReturnType<typeof startGateway>>
let throttled = 0

/** As Lambda runs it: at most as many calls at once as are reserved. */
function limited(fn: HttpFunction): HttpFunction {
  let running = 0
  const handler: HttpFunction['handler'] = async (event, context) => {
    if (running >= reserved) {
      throttled += 1
      return { statusCode: 503 }
    }
    running += 1
    return fn.handler(event, context).finally(() => {
      running -= 1
    })
  }
  return { ...fn, handler }
}

beforeAll(async () => {
  const webhook = { webhookUrl: 'http://127.0.0.1:9/closed', webhookSecret: 'whsec_for_tests' }
  stripe = await startStripeStandIn({ port: 0, directory: null, ...webhook })
  process.env.STRIPE_API_BASE = stripe.url
  process.env.STRIPE_SECRET_KEY = stripe.secretKey
  const { handler } = (await import('@foyer/functions/api')) as unknown as Pick<HttpFunction, 'handler'>
  const [api, door] = ['api', 'door'].map((name) => limited({ name, handler, timeoutSeconds: 29 }))
  if (!api || !door) throw new Error('no function')
  const functions = { api, door, stripeWebhook: api, wallet: api, page: api }
  const origins = { s3: '', media: '', inbox: '', stripe: null }
  gateway = await startGateway({ port: 0, functions, origins, clientDirectory: '' })
})
afterAll(() => gateway.stop())

const post = (path: string, body: object) =>
  fetch(`http://127.0.0.1:${gateway.port}/api/public${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

it('a door admits while a crowd’s payments wait for a Stripe that does not answer', async () => {
  const { named, ticket } = await mintPaidEvent(10)
  const order = await mintSoldOrder({ event_id: ticket.event_id, ticket_id: ticket.id })
  await activateAttendees(order.short_id)
  const { short_id } = await mintCheckInList({ event_id: ticket.event_id })
  const orders = await Promise.all(Array.from({ length: 2 * reserved }, () => named()))
  await controlStripe('traffic', { post_milliseconds: 600_000 })
  const payments = orders.map((id) => post(`/orders/${id}/payment-intent`, {}))
  await expect.poll(() => throttled, { timeout: 60_000 }).toBe(reserved)

  const [{ reference = '' } = {}] = order.slots
  const code = reference
  const admitted = await post(`/check-in-lists/${short_id}/check-ins`, { code, scan_id: randomUUID() })
  expect(admitted.status).toBe(201)

  vi.spyOn(logger, 'error').mockImplementation(() => {})
  await stripe.stop()
  const answers = await Promise.all(
    payments.map(async (payment) => (await (await payment).text()) || 'throttled'),
  )
  expect(answers.filter((answer) => answer === 'throttled')).toHaveLength(reserved)
  expect(answers.filter((answer) => answer.includes('payment.unavailable'))).toHaveLength(reserved)
})
