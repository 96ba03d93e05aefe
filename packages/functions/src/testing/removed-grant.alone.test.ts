import { randomUUID } from 'node:crypto'
import { actionTaken } from '@foyer/contracts/audit/audit-messages'
import { orderConfirmationDue } from '@foyer/contracts/order/order-messages'
import { forgetEventGraphs } from '@foyer/core/event-graph/event-graph'
import { newId } from '@foyer/core/random-id'
import { stripeWebhooks } from '@foyer/core/stripe/stripe'
import { toSend } from '@foyer/core/table/write'
import { nameBuyer, reserve } from '@foyer/core/testing/buy'
import { mintLiveEvent } from '@foyer/core/testing/mint-live-event'
import { mintWebhook } from '@foyer/core/testing/mint-webhook'
import type { RoleCall } from '@foyer/core/testing/role/role-call'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { type GrantedFunction, grantsOf } from '../../../../stacks/grant/function-grants.ts'
import type { Grant } from '../../../../stacks/grant/grant.ts'
import { handler as attendee } from '../attendee/attendee-consumer.ts'
import { handler as audit } from '../audit/audit-consumer.ts'
import { handler as availability } from '../availability/availability-consumer.ts'
import { handler as changeLog } from '../change-log/change-log-consumer.ts'
import { handler as snapshot } from '../change-log/snapshot-consumer.ts'
import { handler as email } from '../email/email-consumer.ts'
import { handler as emailFeedback } from '../email/email-feedback-consumer.ts'
import { handler as eventMessage } from '../event-message/event-message-consumer.ts'
import { handler as exportFile } from '../export/export-consumer.ts'
import { buildApp } from '../http/build-app.ts'
import { handler as image } from '../image/image-consumer.ts'
import { handler as importing } from '../import/import-consumer.ts'
import { logger } from '../logger.ts'
import { handler as orderExpiry } from '../order/order-expiry-consumer.ts'
import { buildPageApp } from '../page/build-page-app.ts'
import { handler as payment } from '../payment/payment-consumer.ts'
import { handler as reconcile } from '../payment/reconcile-payments.ts'
import { publicRoutes } from '../public-routes.ts'
import { handler as relay } from '../relay.ts'
import { handler as statistics } from '../statistics/statistics-consumer.ts'
import { handler as webhook } from '../stripe-webhook.ts'
import { buildWalletApp } from '../wallet/build-wallet-app.ts'
import { handler as walletNews } from '../wallet/wallet-consumer.ts'
import { handler as webhookNews } from '../webhook/webhook-consumer.ts'
import { handler as webhookSender } from '../webhook/webhook-sender.ts'
import { asFunction } from './as-function.ts'
import { changeGrants } from './function-rights.ts'
import { foreignSqsEvent, sqsEvent } from './sqs-event.ts'

const { event, tickets, ctx } = await mintLiveEvent([{ type: 'FREE' }])
const [ticket] = tickets
if (!ticket || ctx.actor.kind !== 'user') throw new Error('no ticket')
const { account_id, user_id } = ctx.actor
const { short_id: order_short_id, attendees } = await nameBuyer(await reserve(ticket))
const attendee_short_id = attendees[0]?.short_id ?? ''
const event_id = event.id
const message = (name: string, payload: object) =>
  foreignSqsEvent(JSON.stringify({ id: randomUUID(), name, queue: '', payload }))
const confirmation = toSend(orderConfirmationDue, { order_short_id })
await email(sqsEvent(confirmation))
const timestamp = new Date().toISOString()
const bounce = {
  eventType: 'Bounce',
  mail: { timestamp, tags: { subject: [order_short_id], message: [confirmation.id] } },
  bounce: { bounceType: 'Transient', bounceSubType: 'General', timestamp },
}
const action = {
  account_id,
  at: timestamp,
  action: 'user.role_changed',
  actor_kind: 'USER',
  actor_id: user_id,
  subject_id: user_id,
  details: {},
} as const
const cover = {
  ...{ type: 'EVENT_COVER', account_id, owner_id: event_id },
  image_id: newId('image'),
}
const { id: webhook_id } = await mintWebhook(ctx)
const outboxOf = (name: string) => ({
  L: [{ M: { id: { S: randomUUID() }, name: { S: name }, queue: { S: 'statistics' }, payload: { M: {} } } }],
})
const page = buildPageApp({
  renderEventPage: async ({ isFailed }) => (isFailed ? 'failed' : 'shown'),
  renderBuyerPage: async () => ({ html: '' }),
  buyerStyleHash: '',
  styleHash: '',
  renderOrganizerPage: async () => 'shown',
})

interface Work {
  run: () => unknown
  /** What users see while a permission is missing. */
  seen: string
  failed: object
}
const fromQueue = (seen: string, run: Work['run']): Work => ({
  run,
  seen,
  failed: { batchItemFailures: [expect.anything()] },
})

/** The functions and each effect's own consumer: those that share a queue share a function (`stacks/limit/lanes.ts`), and doors have the API's. */
type Name = Exclude<GrantedFunction, 'door' | 'order-consumer' | 'record-consumer' | 'file-consumer'>

/** Something that each of them does, and how it ends without a permission that it needs. */
const work: Record<Name, Work> = {
  api: {
    run: () => buildApp(publicRoutes).request(`/api/public/orders/${order_short_id}`),
    seen: 'the buyer’s order is answered with 500',
    failed: { status: 500 },
  },
  page: {
    run: () => page.request(`/e/${event_id}/${event.slug}`),
    seen: 'visitors see the page of a failure, which is not kept at the edge',
    failed: { status: 500 },
  },
  wallet: {
    run: () => buildWalletApp().request(`/api/public/wallet/tickets/${attendee_short_id}/ticket.pkpass`),
    seen: 'people who add a ticket to their wallet are answered with 500',
    failed: { status: 500 },
  },
  'stripe-webhook': {
    run: postStripeEvent,
    seen: 'Stripe is answered 500 and sends the event again',
    failed: { statusCode: 500 },
  },
  relay: {
    run: () =>
      relay({ Records: [{ eventName: 'INSERT', dynamodb: { NewImage: { outbox: outboxOf('never') } } }] }),
    seen: 'the stream gives the record again, and nothing behind it goes ahead',
    failed: { batchItemFailures: [expect.anything()] },
  },
  'reconcile-payments': {
    run: () => reconcile({ id: randomUUID() }),
    seen: 'the run fails, and its alarm rings',
    failed: { message: expect.stringContaining('is not authorized to perform') },
  },
  'email-consumer': fromQueue('the confirmation stays in its queue', () =>
    email(sqsEvent(toSend(orderConfirmationDue, { order_short_id }))),
  ),
  'email-feedback-consumer': fromQueue('the bounce stays in its queue and is not shown yet', () =>
    emailFeedback(foreignSqsEvent(JSON.stringify(bounce))),
  ),
  'order-expiry-consumer': fromQueue('the hold’s end stays in its queue', () =>
    orderExpiry(message('orderExpiryDue', { order_short_id })),
  ),
  'payment-consumer': fromQueue('the payment is looked at later', () =>
    payment(message('paymentCheckDue', { order_short_id })),
  ),
  'attendee-consumer': fromQueue('the tickets become valid later', () =>
    attendee(message('orderAttendeesChanged', { order_short_id })),
  ),
  'statistics-consumer': fromQueue('the event’s figures follow later', () =>
    statistics(message('orderCountDue', { event_id, order_short_id })),
  ),
  'audit-consumer': fromQueue('the action is entered later', () =>
    audit(sqsEvent(toSend(actionTaken, action))),
  ),
  'wallet-consumer': fromQueue('wallets hear of the change later', () =>
    walletNews(message('passChanged', { attendee_short_id })),
  ),
  'availability-consumer': fromQueue('pages show what is left a moment later', () =>
    availability(message('availabilityDue', { event_id, since: new Date().toISOString() })),
  ),
  'change-log-consumer': fromQueue('the change is logged later, and lists of large events show it then', () =>
    changeLog(
      message('rowsChanged', {
        ...{ event_id, order_short_ids: [order_short_id], attendee_short_ids: [] },
        renamed_short_ids: [order_short_id],
      }),
    ),
  ),
  'webhook-consumer': fromQueue('the webhook is told later', () =>
    webhookNews(message('webhookDue', { account_id: event.account_id, webhook_id, is_news: true })),
  ),
  'webhook-sender': {
    run: () => webhookSender({ account_id: event.account_id, webhook_id }, { awsRequestId: randomUUID() }),
    seen: 'the call fails and is made again, at the latest when the lease ends',
    failed: { message: expect.stringContaining('is not authorized to perform') },
  },
  'snapshot-consumer': fromQueue('the snapshot stays as it was, and its log grows', () =>
    snapshot(message('snapshotDue', { event_id })),
  ),
  'image-consumer': fromQueue('the image is shown later', () => image(message('imageStored', cover))),
  'export-consumer': fromQueue('the file is written later', () =>
    exportFile(message('exportDue', { export_id: newId('export') })),
  ),
  'import-consumer': fromQueue('the file is imported later', () =>
    importing(message('importDue', { import_id: newId('import') })),
  ),
  'event-message-consumer': fromQueue('the message is sent later', () =>
    eventMessage(message('eventMessageCreated', { event_id, message_id: newId('message') })),
  ),
}
const names = Object.keys(work) as Name[]

async function postStripeEvent(): Promise<unknown> {
  const webhooks = await stripeWebhooks()
  const told = { id: `evt_${randomUUID()}`, object: 'event', type: 'payment_intent.created' }
  const body = JSON.stringify({ ...told, data: { object: { id: 'pi_1' } } })
  const secret = process.env.STRIPE_WEBHOOK_SECRET ?? ''
  const signature = await webhooks.generateTestHeaderStringAsync({ payload: body, secret })
  const path = '/api/public/webhooks/stripe'
  const http = { method: 'POST', path, sourceIp: '192.0.2.1' }
  const request = {
    ...{ version: '2.0', rawPath: path, rawQueryString: '', body, isBase64Encoded: false },
    headers: { 'content-type': 'application/json', 'stripe-signature': signature, host: 'localhost' },
    requestContext: { http },
  }
  return webhook(request as unknown as Parameters<typeof webhook>[0])
}

/** What it answers or throws, under its role, and what it asked AWS for. */
async function runOf(name: Name): Promise<{ end: unknown; allowed: RoleCall[]; refusals: RoleCall[] }> {
  forgetEventGraphs()
  const { result, ...asked } = await asFunction(name, async () => {
    try {
      return await work[name].run()
    } catch (error) {
      return error
    }
  })
  return { end: result, ...asked }
}

/** What each function may do, without the first action that its work asks for. */
const shortened = new Map<Name, Grant[]>()

beforeAll(async () => {
  for (const name of names) {
    const [used] = (await runOf(name)).allowed
    const isKept = (action: string) => action !== used?.action
    shortened.set(
      name,
      grantsOf(name).map((grant) => ({ ...grant, actions: grant.actions.filter(isKept) })),
    )
  }
})
beforeEach(() => {
  vi.spyOn(logger, 'error').mockImplementation(() => {})
})
afterEach(() => {
  for (const name of names) changeGrants(name, null)
})

it.each(names.map((name) => ({ name, seen: work[name].seen })))(
  'while $name lacks a permission, $seen; while all other functions lack one, it goes on',
  async ({ name }) => {
    for (const [other, grants] of shortened) if (other !== name) changeGrants(other, grants)
    const before = await runOf(name)
    expect(before.refusals).toEqual([])
    expect(before.end).not.toMatchObject(work[name].failed)
    changeGrants(name, shortened.get(name) ?? null)
    const after = await runOf(name)
    expect(after.refusals).not.toEqual([])
    expect(after.end).toMatchObject(work[name].failed)
  },
)
