import { afterEach, describe, expect, it, vi } from 'vitest'
import { refundOrder } from '../order/refund-order.ts'
import { makeRefund } from '../settlement/make-refund.ts'
import { checkPayment } from '../settlement/settle-payment.ts'
import { readOrder } from '../store/order/order-entity.ts'
import { retrieveIntent } from '../stripe/payment-intent.ts'
import { stripe } from '../stripe/stripe.ts'
import { reserve } from '../testing/buy.ts'
import { endHoldUnseen } from '../testing/end-hold-unseen.ts'
import { mintPaidEvent } from '../testing/mint-paid-event.ts'
import { testContext } from '../testing/test-context.ts'

const ctx = testContext()

function setStage(settings: Record<string, string>): void {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
}
afterEach(() => {
  vi.unstubAllEnvs()
})

/** The fee that the platform took from an order's payment, and how much of it went back. */
async function feeOf(short_id: string) {
  const order = await readOrder(short_id)
  const client = await stripe()
  const { latest_charge } = await retrieveIntent(order)
  const onAccount = { stripeAccount: order.stripe_account_id ?? '' }
  const { application_fee } = await client.charges.retrieve(String(latest_charge), {}, onAccount)
  const { amount, amount_refunded } = await client.applicationFees.retrieve(String(application_fee))
  return { amount, amount_refunded }
}

const makeAll = async (short_id: string) => {
  for (const { id } of (await readOrder(short_id)).refunds) await makeRefund(ctx, short_id, id)
}

describe('the platform’s share of a refunded payment', () => {
  it.each([
    ['stays with the platform', 'false', 0],
    ['goes back in proportion where the stage says so', 'true', 60],
  ])('%s', async (_, REFUND_APPLICATION_FEE, amount_refunded) => {
    setStage({ APPLICATION_FEE_BASIS_POINTS: '500', REFUND_APPLICATION_FEE })
    const { ctx: owner, paid, managed } = await mintPaidEvent()
    const short_id = await paid()
    await checkPayment(ctx, short_id)
    const body = { amount: 1200, notify_buyer: true, cancel_order: false }
    await refundOrder(owner, { ...managed(short_id), body })
    await makeAll(short_id)
    expect(await feeOf(short_id)).toEqual({ amount: 120, amount_refunded })
  })

  it('always goes back with a payment that came too late for its tickets (F1)', async () => {
    setStage({ APPLICATION_FEE_BASIS_POINTS: '500' })
    const { paid, ticket } = await mintPaidEvent(1)
    const short_id = await paid()
    await endHoldUnseen(short_id)
    await reserve(ticket)
    await checkPayment(ctx, short_id)
    await makeAll(short_id)
    expect(await feeOf(short_id)).toEqual({ amount: 120, amount_refunded: 120 })
  })

  it('is not requested if none was taken', async () => {
    setStage({ REFUND_APPLICATION_FEE: 'true' })
    const { ctx: owner, paid, managed } = await mintPaidEvent()
    const short_id = await paid()
    await checkPayment(ctx, short_id)
    const body = { amount: 2400, notify_buyer: true, cancel_order: false }
    await refundOrder(owner, { ...managed(short_id), body })
    await makeAll(short_id)
    expect(await readOrder(short_id)).toMatchObject({ refund_status: 'REFUNDED' })
  })
})
