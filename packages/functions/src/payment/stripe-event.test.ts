import { randomUUID } from 'node:crypto'
import { stripeEventReceived } from '@foyer/contracts/payment/payment-messages'
import { spokenApiVersion, stripe } from '@foyer/core/payment/stripe'
import { toSend } from '@foyer/core/table/outbox'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { describe, expect, it, vi } from 'vitest'
import { logger } from '../logger.ts'
import { handler as receive } from '../stripe-webhook.ts'
import { inRole } from '../testing/as-function.ts'
import { sqsEvent } from '../testing/sqs-event.ts'
import { handler as applyEvents } from './payment-consumer.ts'

const webhook = inRole('stripe-webhook', receive)
const consumer = inRole('payment-consumer', applyEvents)

/** Hono takes events of several kinds, which its types cannot say together. */
type HonoEvent = Parameters<typeof receive>[0]

interface Given {
  type?: string
  api_version?: string | null
  object?: object
}

async function stripeEvent({ type = 'payment_intent.created', api_version, object = { id: 'pi_1' } }: Given) {
  const version = api_version === undefined ? await spokenApiVersion() : api_version
  return { id: `evt_${randomUUID()}`, object: 'event', type, api_version: version, data: { object } }
}

/** Posts a body as Stripe does; answers the status and, of a refusal, the code. */
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

  it.each([
    ['of an older', '2019-12-03'],
    ['that states no', null],
  ])(
    '%s API version is applied all the same, with a warning that names both versions (F32)',
    async (_, api_version) => {
      const warn = vi.spyOn(logger, 'warn').mockImplementation(() => {})
      const event = await stripeEvent({ api_version })
      expect(await deliver(event)).toMatchObject({ status: 200 })
      expect(await consume(event)).toBe(0)
      expect(warn.mock.calls).toEqual([
        [
          expect.stringMatching(`${api_version ?? 'none'}.*${await spokenApiVersion()}`),
          { stripe_event_id: event.id },
        ],
      ])
    },
  )

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
