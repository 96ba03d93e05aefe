import { stripeEventReceived } from '@foyer/contracts/payment/payment-messages'
import { readOrder } from '@foyer/core/store/order/order-entity'
import type { StripeEvent } from '@foyer/core/stripe/stripe'
import { toSend } from '@foyer/core/table/write'
import { confirmInBrowser } from '@foyer/core/testing/pay'
import { contradictionsOf, deliverAll } from './aftermath.ts'
import { deliver } from './deliver.ts'
import { proveRace } from './race.ts'
import { deliverEvent, holdWebhooks, succeededEvent } from './stripe-desk.ts'
import { openTableStream } from './table-stream.ts'
import { openUnpaidOrder, type UnpaidOrder } from './unpaid-order.ts'
import { openVenue } from './venue.ts'

const venue = await openVenue({ takesCards: true })
await holdWebhooks()
const stream = await openTableStream()

/** F5: an event that arrives many times at once completes its order once, and so does its message. */
proveRace<UnpaidOrder & { event: StripeEvent }, number>({
  name: 'webhook twice',
  actors: 50,
  controls: { 'the order’s version': 'order' },
  arrange: async (random) => {
    const scene = await openUnpaidOrder(venue, random)
    await confirmInBrowser(scene.intent)
    return { ...scene, event: await succeededEvent(await readOrder(scene.order_short_id)) }
  },
  act: async ({ event }) => {
    const status = await deliverEvent(event)
    await deliver(toSend(stripeEventReceived, { stripe_event_id: event.id }))
    return status
  },
  judge: async (scene, statuses) => {
    const messages = await deliverAll(stream)
    const stored = messages.filter(({ name }) => name === stripeEventReceived.name).length
    const refused = statuses.filter((status) => status !== 200).length
    const { status, refunds } = await readOrder(scene.order_short_id)
    return [
      ...(refused > 0 ? [`${refused} deliveries were not taken.`] : []),
      ...(stored === 1 ? [] : [`The event was stored ${stored} times.`]),
      ...(status === 'COMPLETED' && refunds.length === 0 ? [] : [`The paid order is ${status}.`]),
      ...(await contradictionsOf(scene, messages)),
    ]
  },
})
