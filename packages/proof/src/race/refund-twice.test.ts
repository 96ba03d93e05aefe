import { refundDue } from '@foyer/contracts/payment/payment-messages'
import { checkPayment } from '@foyer/core/settlement/settle-payment'
import { type OrderItem, readOrder } from '@foyer/core/store/order/order-entity'
import { readEventTotals } from '@foyer/core/store/statistics/read-totals'
import { toSend } from '@foyer/core/table/write'
import { confirmInBrowser } from '@foyer/core/testing/pay'
import { testContext } from '@foyer/core/testing/test-context'
import { deliverAll } from './aftermath.ts'
import { callApi } from './call-api.ts'
import { deliver } from './deliver.ts'
import { proveRace } from './race.ts'
import { holdWebhooks, refundsAtStripe } from './stripe-desk.ts'
import { openTableStream } from './table-stream.ts'
import { openUnpaidOrder, type UnpaidOrder } from './unpaid-order.ts'
import { openVenue } from './venue.ts'

const actors = 50
const venue = await openVenue({ takesCards: true })
await holdWebhooks()
const stream = await openTableStream()

/** The refusals that others may get after one refund. */
const refusals = ['order.refund_pending', 'order.refund_too_high', 'order.not_refundable']

interface Scene extends UnpaidOrder {
  amount: number
  /** Called when one request is answered; resolves when those before any delivery are. */
  answered: () => Promise<void>
}

/** F13: many simultaneous requests and many deliveries of the message make one refund of that amount. */
proveRace<Scene, string>({
  name: 'refund twice',
  actors,
  controls: { 'the order’s version': 'order', 'Stripe’s idempotency key': 'refundKey' },
  arrange: async (random) => {
    const scene = await openUnpaidOrder(venue, random)
    await confirmInBrowser(scene.intent)
    await checkPayment(testContext(), scene.order_short_id)
    // After a small one another would be right, so its deliveries wait; after a large one nothing more can be given back.
    const isLarge = random.chance(0.5)
    const half = scene.total / 2
    const amount = isLarge ? random.whole(half + 1, scene.total) : random.whole(1, half)
    return { ...scene, amount, answered: isLarge ? async () => {} : whenAll(actors) }
  },
  act: async ({ event_id, order_short_id, amount, answered }) => {
    const { status, body } = await callApi({
      method: 'POST',
      path: `/events/${event_id}/orders/${order_short_id}/refund`,
      body: { amount },
      headers: { authorization: `Bearer ${venue.token}` },
    })
    await answered()
    const { refunds } = await readOrder(order_short_id)
    for (const { id } of refunds) await deliver(toSend(refundDue, { order_short_id, refund_id: id }))
    return status === 200 ? 'accepted' : String(body.code)
  },
  judge: async ({ event_id, order_short_id, amount }, answers) => {
    const messages = await deliverAll(stream)
    const order = await readOrder(order_short_id)
    const atStripe = await refundsAtStripe(order)
    const facts = {
      'requests accepted': [answers.filter((answer) => answer === 'accepted').length, 1],
      'other answers': [answers.filter((answer) => !['accepted', ...refusals].includes(answer)).join(), ''],
      'refunds at Stripe': [atStripe.map((refund) => refund.amount).join(), String(amount)],
      'attempts of the order': [attemptsOf(order), `SUCCEEDED ${amount} ${atStripe[0]?.id}`],
      'refunded by the order': [order.refunded_total, amount],
      'refunded in the sums': [(await readEventTotals(event_id)).refunded, amount],
      notices: [messages.filter(({ name }) => name === 'orderRefundedNoticeDue').length, 1],
    }
    return Object.entries(facts)
      .filter(([, [is, ought]]) => is !== ought)
      .map(([what, [is, ought]]) => `${what}: ${is} instead of ${ought}.`)
  },
})

function whenAll(count: number): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  let left = count
  return () => {
    left -= 1
    if (left === 0) resolve()
    return promise
  }
}

function attemptsOf({ refunds }: OrderItem): string {
  return refunds
    .map(({ status, amount, stripe_refund_id }) => `${status} ${amount} ${stripe_refund_id}`)
    .join()
}
