import { orderExpiryDue } from '@foyer/contracts/order/order-messages'
import { forgetEventGraphs } from '@foyer/core/event-graph/read-event-graph'
import { createPaymentIntent } from '@foyer/core/payment/create-payment-intent'
import { newLinkId } from '@foyer/core/random-id'
import { toSend } from '@foyer/core/table/outbox'
import { reserve } from '@foyer/core/testing/buy'
import { controlStripe } from '@foyer/core/testing/control-stripe'
import { endHoldUnseen } from '@foyer/core/testing/end-hold-unseen'
import { mintPaidEvent, type PaidEvent } from '@foyer/core/testing/mint-paid-event'
import { confirmInBrowser } from '@foyer/core/testing/pay'
import { later, testContext } from '@foyer/core/testing/test-context'
import { sqsEvent } from '@foyer/functions/testing/sqs-event'
import { invoke } from '../lambda-function.ts'
import type { LambdaFunctions } from '../lambda-functions.ts'
import { scheduledEvent } from '../pumps/schedule-pump.ts'

const minutesAgo = (minutes: number) => later(testContext(), -60 * minutes)

/** Orders that are paid in time, or too late, or never; and those that only the reconciler hears of. */
export async function walkSale(functions: LambdaFunctions): Promise<void> {
  await payTooLate()
  const { paid, ticket } = await mintPaidEvent()
  await paid()
  await reserve(ticket, 1, minutesAgo(30))
  await reconcile(functions)
  await expireTooEarly(functions)
}

async function openPayment({ named }: PaidEvent, ctx = testContext()) {
  const order_short_id = await named(ctx)
  const intent = await createPaymentIntent(ctx, { params: { order_short_id } })
  return { order_short_id, intent }
}

/** The last ticket is another buyer's by then. */
async function payTooLate(): Promise<void> {
  const sale = await mintPaidEvent(1)
  const { order_short_id, intent } = await openPayment(sale)
  await endHoldUnseen(order_short_id)
  await reserve(sale.ticket)
  forgetEventGraphs()
  await confirmInBrowser(intent)
}

/** One order was paid after its hold ended, one never; Stripe tells of neither. */
async function reconcile({ reconcilePayments }: LambdaFunctions): Promise<void> {
  const sale = await mintPaidEvent()
  await controlStripe('deliveries/hold', {})
  await endHoldUnseen(await sale.paid(minutesAgo(12)))
  await endHoldUnseen((await openPayment(sale, minutesAgo(12))).order_short_id)
  forgetEventGraphs()
  await invoke(reconcilePayments, scheduledEvent('reconcile-payments'))
  await controlStripe('deliveries/release', {})
}

/** SQS delays by 15 minutes at most, so a message of an hour comes early. */
async function expireTooEarly({ consumers }: LambdaFunctions): Promise<void> {
  const deliver_at = later(testContext(), 3600).now.toISOString()
  const early = { ...toSend(orderExpiryDue, { order_short_id: newLinkId() }), deliver_at }
  await invoke(consumers['order-expiry'], sqsEvent(early))
}
