import { randomUUID } from 'node:crypto'
import { newId, newLinkId } from '@foyer/core/random-id'
import type { RoleCall } from '@foyer/core/testing/role/role-call'
import { afterEach, expect, it, vi } from 'vitest'
import { type GrantedFunction, grantsOf } from '../../../../stacks/grant/function-grants.ts'
import { handler as attendee } from '../attendee/attendee-consumer.ts'
import { handler as email } from '../email/email-consumer.ts'
import { handler as emailFeedback } from '../email/email-feedback-consumer.ts'
import { handler as eventMessage } from '../event-message/event-message-consumer.ts'
import { handler as exportFile } from '../export/export-consumer.ts'
import { buildApp } from '../http/build-app.ts'
import { handler as image } from '../image/image-consumer.ts'
import { logger } from '../logger.ts'
import { handler as orderExpiry } from '../order/order-expiry-consumer.ts'
import { orderRoutes } from '../order/order-routes.ts'
import { handler as payment } from '../payment/payment-consumer.ts'
import { handler as reconcile } from '../payment/reconcile-payments.ts'
import { handler as relay } from '../relay.ts'
import { handler as statistics } from '../statistics/statistics-consumer.ts'
import { asFunction, changeGrants } from './as-function.ts'
import { foreignSqsEvent } from './sqs-event.ts'

const order_short_id = newLinkId()
const event_id = newId('event')
const message = (name: string, payload: object) =>
  foreignSqsEvent(JSON.stringify({ id: randomUUID(), name, queue: '', payload }))

const bounce = {
  eventType: 'Bounce',
  mail: { timestamp: new Date().toISOString(), tags: { subject: [order_short_id], message: ['never'] } },
  bounce: { bounceType: 'Permanent', bounceSubType: 'General', timestamp: new Date().toISOString() },
}
const outbox = {
  L: [
    {
      M: {
        id: { S: randomUUID() },
        name: { S: 'orderCountDue' },
        queue: { S: 'statistics' },
        payload: { M: {} },
      },
    },
  ],
}

/** Something that each function does; that there is nothing of these ids does not matter: it must ask to learn so. */
const work: Partial<Record<GrantedFunction, () => Promise<unknown>>> = {
  'attendee-consumer': () => attendee(message('orderAttendeesChanged', { order_short_id })),
  'statistics-consumer': () => statistics(message('orderCountDue', { event_id, order_short_id })),
  'order-expiry-consumer': () => orderExpiry(message('orderExpiryDue', { order_short_id })),
  'payment-consumer': () => payment(message('paymentCheckDue', { order_short_id })),
  'email-consumer': () => email(message('orderConfirmationDue', { order_short_id })),
  'email-feedback-consumer': () => emailFeedback(foreignSqsEvent(JSON.stringify(bounce))),
  'export-consumer': () => exportFile(message('exportDue', { export_id: newId('export') })),
  'image-consumer': () =>
    image(
      message('imageStored', {
        type: 'EVENT_COVER',
        account_id: newId('account'),
        owner_id: event_id,
        image_id: newId('image'),
      }),
    ),
  'event-message-consumer': () =>
    eventMessage(message('eventMessageCreated', { event_id, message_id: newId('message') })),
  api: async () => buildApp(orderRoutes).request(`/api/public/orders/${order_short_id}`),
  relay: () => relay({ Records: [{ eventName: 'INSERT', dynamodb: { NewImage: { outbox } } }] }),
  'reconcile-payments': () => reconcile({ id: randomUUID() }).catch(() => null),
}

afterEach(() => {
  for (const name of Object.keys(work)) changeGrants(name as GrantedFunction, null)
})

async function askedBy(name: GrantedFunction): Promise<{ allowed: RoleCall[]; refusals: RoleCall[] }> {
  return asFunction(name, work[name] as () => Promise<unknown>)
}

it.each(Object.keys(work) as GrantedFunction[])(
  'takes a permission from %s and sees that function refused, and no other',
  async (name) => {
    vi.spyOn(logger, 'error').mockImplementation(() => {})
    const before = await askedBy(name)
    expect(before.refusals).toEqual([])
    const [used] = before.allowed
    expect(used).toBeDefined()
    const without = grantsOf(name).map((grant) => ({
      ...grant,
      actions: grant.actions.filter((action) => action !== used?.action),
    }))
    changeGrants(name, without)
    expect((await askedBy(name)).refusals.map(({ action }) => action)).toContain(used?.action)
    for (const other of Object.keys(work) as GrantedFunction[]) {
      if (other !== name) expect((await askedBy(other)).refusals).toEqual([])
    }
  },
)
