import { orderExpiryDue } from '@foyer/contracts/order/order-messages'
import type { PaymentIntent } from '@foyer/contracts/payment/payment'
import { promoCodeBody } from '@foyer/contracts/promo-code/promo-code'
import { forgetEventGraphs } from '@foyer/core/event-graph/event-graph'
import { writeOrder } from '@foyer/core/order-state/write-order'
import { createPaymentIntent } from '@foyer/core/payment/payment-intent'
import { createPromoCode } from '@foyer/core/promo-code/promo-codes'
import { newLinkId } from '@foyer/core/random-id'
import { readOrder } from '@foyer/core/store/order/order-entity'
import { toSend } from '@foyer/core/table/write'
import { firstPriceOf, reserve } from '@foyer/core/testing/buy'
import { controlStripe } from '@foyer/core/testing/control-stripe'
import { endHoldUnseen } from '@foyer/core/testing/end-hold-unseen'
import { mintPaidEvent, type PaidEvent } from '@foyer/core/testing/mint-paid-event'
import { confirmInBrowser } from '@foyer/core/testing/pay'
import { later, testContext } from '@foyer/core/testing/test-context'
import { answered } from '@foyer/functions/testing/answered'
import { sqsEvent } from '@foyer/functions/testing/sqs-event'
import { vi } from 'vitest'
import { invoke } from '../lambda-function.ts'
import type { LambdaFunctions } from '../lambda-functions.ts'
import { scheduledEvent } from '../pumps/schedule-pump.ts'

const minutesAgo = (minutes: number) => later(testContext(), -60 * minutes)

/** Orders that are paid in time, too late, or never; and some that only the reconciler learns of. */
export async function walkSale(functions: LambdaFunctions): Promise<void> {
  await payTooLate()
  await payAndRefund()
  await payUnknownIntent()
  await holdByPromoCode()
  await openPayment(await mintPaidEvent(), minutesAgo(14.5))
  const { ticket } = await mintPaidEvent()
  await reserve(ticket, 1, minutesAgo(30))
  await reconcile(functions)
  await expireTooEarly(functions)
}

async function openPayment({ named }: PaidEvent, ctx = testContext()) {
  const order_short_id = await named(ctx)
  const intent = await createPaymentIntent(ctx, { params: { order_short_id } })
  return { order_short_id, intent }
}

/** Another buyer has the last ticket by then. */
async function payTooLate(): Promise<void> {
  const sale = await mintPaidEvent(1)
  const { order_short_id, intent } = await openPayment(sale)
  await endHoldUnseen(order_short_id)
  await reserve(sale.ticket)
  forgetEventGraphs()
  await confirmInBrowser(intent)
}

/** With the pages' own calls, so that the API's function asks Stripe. */
async function payAndRefund(): Promise<void> {
  const { ctx, ticket, named } = await mintPaidEvent()
  const short_id = await named()
  const path = `/public/orders/${short_id}`
  await confirmInBrowser(await answered<PaymentIntent>(null, `POST ${path}/payment-intent`))
  await vi.waitFor(async () => {
    const { status } = await answered<{ status: string }>(null, `GET ${path}`)
    if (status !== 'COMPLETED') throw new Error('not yet')
  }, 180_000)
  const managed = `/events/${ticket.event_id}/orders/${short_id}`
  await answered(ctx, `POST ${managed}/refund`, { amount: 100, notify_buyer: true })
}

/** Lists count the uses of its promo code. */
async function holdByPromoCode(): Promise<void> {
  const { ctx, ticket } = await mintPaidEvent()
  const { event_id, id: ticket_id } = ticket
  const body = promoCodeBody.parse({ code: 'EARLY' })
  await createPromoCode(ctx, { params: { event_id }, body })
  const lines = [{ ticket_id, price_id: firstPriceOf(ticket), quantity: 1 }]
  await answered(null, `POST /public/events/${event_id}/orders`, { lines, promo_code: 'EARLY', locale: 'en' })
}

/** What a process leaves behind that died between asking Stripe and writing down the payment's id. */
async function loseIntent(order_short_id: string): Promise<void> {
  const before = await readOrder(order_short_id)
  await writeOrder({ before, after: { ...before, payment_intent_id: null } })
}

/** Stripe reports a payment that the order does not know yet: its intent was lost. */
async function payUnknownIntent(): Promise<void> {
  const { order_short_id, intent } = await openPayment(await mintPaidEvent())
  await loseIntent(order_short_id)
  await confirmInBrowser(intent)
}

/**
 * One order was paid after its hold ended, one never, and one never and lost its payment's id. Stripe reports none of
 * them.
 */
async function reconcile({ reconcilePayments }: LambdaFunctions): Promise<void> {
  const sale = await mintPaidEvent()
  await controlStripe('deliveries/hold', {})
  await endHoldUnseen(await sale.paid(minutesAgo(12)))
  await endHoldUnseen((await openPayment(sale, minutesAgo(12))).order_short_id)
  const { order_short_id } = await openPayment(sale, minutesAgo(12))
  await loseIntent(order_short_id)
  await endHoldUnseen(order_short_id)
  forgetEventGraphs()
  await invoke(reconcilePayments, scheduledEvent('reconcile-payments'))
  await controlStripe('deliveries/release', {})
}

/** SQS delays by at most 15 minutes, so a message due in an hour comes early. */
async function expireTooEarly({ consumers }: LambdaFunctions): Promise<void> {
  const deliver_at = later(testContext(), 3600).now.toISOString()
  const early = { ...toSend(orderExpiryDue, { order_short_id: newLinkId() }), deliver_at }
  await invoke(consumers['order-expiry'], sqsEvent(early))
}
