import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Stripe } from 'stripe'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import {
  clientOf,
  confirmInBrowser,
  control,
  startFixture,
  startReceiver,
  WEBHOOK_SECRET,
} from '../stand-in-fixture.ts'
import { startStripeStandIn } from '../start-stripe-stand-in.ts'
import { stripeLimits } from '../stripe-limits.ts'

const USD = { amount: 2400, currency: 'usd' }

describe('deliveries', () => {
  test('are signed so that the real package takes them', async () => {
    const { stripe, receiver } = await startFixture()
    const intent = await stripe.paymentIntents.create(USD, { idempotencyKey: 'order-1' })
    await vi.waitFor(() => expect(receiver.received).toHaveLength(1))
    const [{ body, headers }] = receiver.received as [(typeof receiver.received)[0]]
    const signature = headers['stripe-signature'] ?? ''
    const event = stripe.webhooks.constructEvent(body, signature, WEBHOOK_SECRET)
    expect(event).toMatchObject({
      type: 'payment_intent.created',
      api_version: Stripe.API_VERSION,
      data: { object: { id: intent.id } },
      request: { idempotency_key: 'order-1' },
    })
    expect(() => stripe.webhooks.constructEvent(body, signature, 'whsec_other')).toThrow()
    expect(await stripe.events.retrieve(event.id)).toMatchObject({ id: event.id, type: event.type })
  })

  test('are repeated until they are taken', async () => {
    const { stripe, standIn, receiver } = await startFixture()
    receiver.answers.push(500, 503)
    await stripe.paymentIntents.create(USD)
    await vi.waitFor(() => expect(receiver.received).toHaveLength(3), 5000)
    await vi.waitFor(async () => {
      const { data } = await control(standIn, 'deliveries')
      expect(data).toMatchObject([{ status: 'delivered', attempts: 3, last_status: 200 }])
    })
  })

  test('come again for three days, ever later, and then never', async () => {
    const { webhookRetrySeconds } = stripeLimits
    const { stripe, standIn, receiver } = await startFixture(null, { webhookRetrySeconds })
    receiver.answers.push(...Array(20).fill(500))
    await stripe.paymentIntents.create(USD)
    await vi.waitFor(() => expect(receiver.received).toHaveLength(1), 20_000)
    for (const [index, seconds] of webhookRetrySeconds.entries()) {
      const attempts = async () => (await control(standIn, 'deliveries')).data[0].attempts
      await vi.waitFor(async () => expect(await attempts()).toBe(index + 1), 20_000)
      await control(standIn, 'clock', { advance_seconds: seconds - 60 })
      expect(receiver.received).toHaveLength(index + 1)
      await control(standIn, 'clock', { advance_seconds: 61 })
      await vi.waitFor(() => expect(receiver.received).toHaveLength(index + 2), 20_000)
    }
    const hours = webhookRetrySeconds.reduce((sum, seconds) => sum + seconds) / 3600
    expect([hours > 60, hours <= 72]).toEqual([true, true])
    await vi.waitFor(async () => {
      const { data } = await control(standIn, 'deliveries')
      expect(data).toMatchObject([{ status: 'failed', attempts: webhookRetrySeconds.length + 1 }])
    }, 20_000)
  })

  test('do not go to a disabled endpoint, even later', async () => {
    const { stripe, receiver } = await startFixture()
    const [{ id } = { id: '' }] = (await stripe.webhookEndpoints.list()).data
    expect((await stripe.webhookEndpoints.update(id, { disabled: true })).status).toBe('disabled')
    await stripe.paymentIntents.create(USD)
    expect((await stripe.webhookEndpoints.update(id, { disabled: false })).status).toBe('enabled')
    const seen = await stripe.paymentIntents.create(USD)
    await vi.waitFor(() => expect(receiver.received).toHaveLength(1))
    expect(JSON.parse(receiver.received[0]?.body ?? '').data.object.id).toBe(seen.id)
  })

  test('can be held, and released in the other order', async () => {
    const { stripe, standIn, receiver } = await startFixture()
    await control(standIn, 'deliveries/hold', {})
    const intent = await stripe.paymentIntents.create(USD)
    await confirmInBrowser(standIn, { intent })
    expect(receiver.received).toHaveLength(0)
    await control(standIn, 'deliveries/release', { order: 'reversed' })
    const made = ['payment_intent.created', 'charge.succeeded', 'charge.updated', 'payment_intent.succeeded']
    expect(receiver.types()).toEqual(made.toReversed())
  })

  test('can be held by type, dropped and duplicated', async () => {
    const { stripe, standIn, receiver } = await startFixture()
    await control(standIn, 'deliveries/hold', { types: ['payment_intent.created'] })
    const intent = await stripe.paymentIntents.create(USD)
    await control(standIn, 'deliveries/drop', {})
    await stripe.paymentIntents.cancel(intent.id)
    await vi.waitFor(() => expect(receiver.types()).toEqual(['payment_intent.canceled']))
    const event = JSON.parse(receiver.received[0]?.body ?? '').id
    await control(standIn, 'deliveries/duplicate', { event, times: 2, at_once: true })
    expect(receiver.received.map(({ body }) => JSON.parse(body).id)).toEqual([event, event, event])
  })

  test('can be of any type and API version', async () => {
    const { standIn, receiver } = await startFixture()
    const event = { type: 'payment_intent.teleported', object: { id: 'pi_1' }, api_version: '2019-01-01' }
    const { id } = await control(standIn, 'events', event)
    await vi.waitFor(() => expect(receiver.received).toHaveLength(1))
    const { api_version, type, data } = JSON.parse(receiver.received[0]?.body ?? '')
    expect({ api_version, type, object: data.object }).toEqual(event)
    expect(id).toMatch(/^evt_/)
  })

  test('and everything else outlive a restart', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'foyer-stripe-'))
    onTestFinished(() => rmSync(directory, { recursive: true }))
    const options = { port: 0, directory, webhookSecret: WEBHOOK_SECRET }
    const first = await startStripeStandIn({ ...options, webhookUrl: 'http://127.0.0.1:9/closed' })
    const intent = await clientOf(first).paymentIntents.create(USD, { idempotencyKey: 'k' })
    await confirmInBrowser(first, { intent, number: '4000000000001125' })
    await first.stop()

    const receiver = await startReceiver()
    const second = await startStripeStandIn({ ...options, webhookUrl: receiver.url })
    onTestFinished(() => second.stop())
    const stripe = clientOf(second)
    expect((await stripe.paymentIntents.create(USD, { idempotencyKey: 'k' })).id).toBe(intent.id)
    await vi.waitFor(() => expect(receiver.types()).toContain('payment_intent.processing'), 5000)
    await vi.waitFor(() => expect(receiver.types()).toContain('payment_intent.succeeded'), 8000)
    expect((await stripe.paymentIntents.retrieve(intent.id)).status).toBe('succeeded')
  }, 20_000)
})
