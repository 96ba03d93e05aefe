import { randomUUID } from 'node:crypto'
import { stripeEventReceived } from '@foyer/contracts/payment/payment-messages'
import { readOrder } from '@foyer/core/store/order/order-entity'
import { spokenApiVersion, stripe } from '@foyer/core/stripe/stripe'
import { toSend } from '@foyer/core/table/write'
import { mintPaidEvent } from '@foyer/core/testing/mint-paid-event'
import { stripeOwner } from '@foyer/core/testing/stripe-owner'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { describe, expect, it, vi } from 'vitest'
import { logger } from '../logger.ts'
import { handler as receive } from '../stripe-webhook.ts'
import { inRole } from '../testing/as-function.ts'
import { sqsEvent } from '../testing/sqs-event.ts'
import { handler as applyEvents } from './payment-consumer.ts'

const webhook = inRole('stripe-webhook', receive)
const consumer = inRole('payment-consumer', applyEvents)

/** Hono takes several kinds of events, which its types cannot express together. */
type HonoEvent = Parameters<typeof receive>[0]

interface Given {
  type?: string
  api_version?: string | null
  object?: object
  /** The connected account that it happened on. */
  account?: string
}

async function stripeEvent(given: Given) {
  const { type = 'payment_intent.created', api_version, object = { id: 'pi_1' }, account } = given
  const version = api_version === undefined ? await spokenApiVersion() : api_version
  return { id: `evt_${randomUUID()}`, object: 'event', type, account, api_version: version, data: { object } }
}

/** An order that was paid, and its payment, which Stripe has not reported yet. */
async function paidOrder() {
  const { paid, stripe_account_id: account } = await mintPaidEvent()
  const order_short_id = await paid()
  const { payment_intent_id } = await readOrder(order_short_id)
  return { order_short_id, account, payment_intent_id: payment_intent_id ?? '' }
}

/** Posts a body as Stripe does; returns the status and, if refused, the code. */
async function deliver(event: object, secret = process.env.STRIPE_WEBHOOK_SECRET ?? '') {
  const body = JSON.stringify(event)
  const signature = await (await stripe()).webhooks.generateTestHeaderStringAsync({ payload: body, secret })
  const path = '/api/public/webhooks/stripe'
  const http = { method: 'POST', path, protocol: 'HTTP/1.1', sourceIp: '192.0.2.1', userAgent: 'Stripe/1.0' }
  const request = {
    version: '2.0',
    routeKey: '$default',
    rawPath: path,
    rawQueryString: '',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature, host: 'localhost' },
    requestContext: { http } as APIGatewayProxyEventV2['requestContext'],
    body,
    isBase64Encoded: false,
  } satisfies APIGatewayProxyEventV2
  const answer = (await webhook(request as unknown as HonoEvent)) as { statusCode: number; body: string }
  return { status: answer.statusCode, code: (JSON.parse(answer.body) as { code?: string }).code }
}

/** What SQS is told to give back of the stored event's message. */
async function consume({ id }: { id: string }): Promise<number> {
  const message = toSend(stripeEventReceived, { stripe_event_id: id })
  return (await consumer(sqsEvent(message))).batchItemFailures.length
}

describe('a webhook event', () => {
  it('works: is recorded, answered 200 and handled, also when it comes twice', async () => {
    const event = await stripeEvent({})
    const answers = await Promise.all([deliver(event), deliver(event)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await consume(event)).toBe(0)
  })

  it('refuses another signature', async () => {
    const event = await stripeEvent({})
    const refused = { status: 400, code: 'payment.signature_invalid' }
    expect(await deliver(event, 'whsec_of_somebody_else')).toEqual(refused)
    expect(await consume(event)).toBe(1)
  })

  describe.each([
    ['of an older', '2019-12-03'],
    ['that states no', null],
  ])('%s API version', (_, api_version) => {
    async function appliedWithWarning(given: Given) {
      const warn = vi.spyOn(logger, 'warn').mockImplementation(() => {})
      const event = await stripeEvent({ ...given, api_version })
      expect(await deliver(event)).toMatchObject({ status: 200 })
      expect(await consume(event)).toBe(0)
      const both = expect.stringMatching(`${api_version ?? 'none'}.*${await spokenApiVersion()}`)
      expect(warn.mock.calls).toEqual([[both, { stripe_event_id: event.id }]])
    }

    it('completes the order that was paid, with a warning that names both versions (F32)', async () => {
      const { order_short_id, account, payment_intent_id: id } = await paidOrder()
      expect((await readOrder(order_short_id)).status).toBe('RESERVED')
      await appliedWithWarning({ type: 'payment_intent.succeeded', account, object: { id } })
      expect((await readOrder(order_short_id)).status).toBe('COMPLETED')
    })

    it('counts the refund that was made at Stripe, with the same warning (F32)', async () => {
      const { order_short_id, account, payment_intent_id } = await paidOrder()
      const { id } = await stripeOwner(account).refund(payment_intent_id, 2400)
      await appliedWithWarning({ type: 'refund.created', account, object: { id } })
      expect(await readOrder(order_short_id)).toMatchObject({
        refund_status: 'REFUNDED',
        refunded_total: 2400,
      })
    })
  })

  it.each<[string, Given]>([
    ['of an unknown type', { type: 'payment_intent.teleported' }],
    ['with an object that has no id', { object: { object: 'balance' } }],
  ])('%s is recorded, answered 200, and comes back until somebody looks (F23)', async (_what, given) => {
    const event = await stripeEvent(given)
    expect(await deliver(event)).toMatchObject({ status: 200 })
    expect(await consume(event)).toBe(1)
    expect(await consume(event)).toBe(1)
  })
})
