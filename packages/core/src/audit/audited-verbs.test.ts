import { randomUUID } from 'node:crypto'
import { createManualOrderBody } from '@foyer/contracts/order/order-bodies'
import { describe, expect, it } from 'vitest'
import { connectStripe, refreshStripeConnection } from '../account/payment-connection.ts'
import { updateEventStatus } from '../event/update-event.ts'
import { expireOrder } from '../hold/expire-order.ts'
import { cancelOrder } from '../order/cancel-order.ts'
import { createManualOrder } from '../order/create-manual-order.ts'
import { markOrderPaid } from '../order/mark-order-paid.ts'
import { refundOrder } from '../order/refund-order.ts'
import { checkPayment } from '../settlement/settle-payment.ts'
import { settleRefund } from '../settlement/settle-refund.ts'
import { readAccount } from '../store/account/account-entity.ts'
import { EventEntity } from '../store/event/event-entity.ts'
import { readOrder } from '../store/order/order-entity.ts'
import type { StripeRefund } from '../stripe/stripe.ts'
import { firstPriceOf } from '../testing/buy.ts'
import { controlStripe } from '../testing/control-stripe.ts'
import { endHoldUnseen } from '../testing/end-hold-unseen.ts'
import { mintEvent } from '../testing/mint-event.ts'
import { accountOf, mintOwner } from '../testing/mint-owner.ts'
import { mintPaidEvent } from '../testing/mint-paid-event.ts'
import { mintTicket } from '../testing/mint-ticket.ts'
import { onboardAtStripe } from '../testing/onboard-at-stripe.ts'
import { recordReports } from '../testing/record-reports.ts'
import { later, testContext } from '../testing/test-context.ts'
import type { Context } from '../verb.ts'
import { listAuditEntries } from './list-audit-entries.ts'

/** The log's entries about one subject, oldest first. */
async function logOf(ctx: Context, subject_id: string) {
  const filter_fields = { subject_id: { eq: subject_id } }
  const query = { page: 1, per_page: 20, sort_direction: 'asc' as const, filter_fields }
  const { data } = await listAuditEntries(ctx, { params: { account_id: accountOf(ctx) }, query })
  return data.map(({ action, actor_kind, details }) => ({ action, actor_kind, details }))
}

describe('what organizers do with an order', () => {
  it('is recorded once each: refunds with their amount, a cancellation, a refund from Stripe’s dashboard', async () => {
    const { ctx, paid, managed } = await mintPaidEvent()
    const short_id = await paid()
    await checkPayment(testContext(), short_id)
    const body = { amount: 1000, notify_buyer: true, cancel_order: true }
    const order = await refundOrder(ctx, { ...managed(short_id), body })
    await recordReports(await readOrder(short_id))
    await expect(refundOrder(ctx, { ...managed(short_id), body })).rejects.toMatchObject({ status: 409 })
    const { payment_intent_id } = await readOrder(short_id)
    const dashboard = await controlStripe<StripeRefund>(`payment_intents/${payment_intent_id}/refund`, {
      amount: 500,
    })
    await settleRefund(later(testContext(), 1), short_id, dashboard)
    await recordReports(await readOrder(short_id))
    await settleRefund(later(testContext(), 2), short_id, dashboard)
    await recordReports(await readOrder(short_id))
    const facts = { event_id: order.event_id, reference: order.reference, currency: order.currency }
    const log = await logOf(ctx, short_id)
    expect(log).toHaveLength(3)
    expect(log).toEqual(
      expect.arrayContaining([
        { action: 'order.cancelled', actor_kind: 'USER', details: { ...facts, amount: 2400 } },
        { action: 'order.refund_requested', actor_kind: 'USER', details: { ...facts, amount: 1000 } },
        { action: 'order.refunded_at_stripe', actor_kind: 'SYSTEM', details: { ...facts, amount: 500 } },
      ]),
    )
  })

  it('is recorded when they cancel it without refunding it', async () => {
    const { ctx, paid, managed } = await mintPaidEvent()
    const short_id = await paid()
    await checkPayment(testContext(), short_id)
    const body = { refund: false, notify_buyer: false }
    await cancelOrder(ctx, { ...managed(short_id), body })
    await recordReports(await readOrder(short_id))
    await expect(cancelOrder(ctx, { ...managed(short_id), body })).rejects.toMatchObject({ status: 409 })
    await recordReports(await readOrder(short_id))
    expect(await logOf(ctx, short_id)).toMatchObject([{ action: 'order.cancelled' }])
  })

  it('is recorded when they mark it as paid, even after it has expired', async () => {
    const { ctx, named, managed } = await mintPaidEvent()
    const [waiting, expired] = [await named(), await named()]
    await expireOrder(later(testContext(), 901), expired)
    for (const short_id of [waiting, expired]) {
      await markOrderPaid(ctx, managed(short_id))
      await recordReports(await readOrder(short_id))
      expect(await logOf(ctx, short_id)).toMatchObject([
        { action: 'order.marked_as_paid', actor_kind: 'USER', details: { amount: 2400 } },
      ])
    }
  })

  it('is recorded once when they create it by hand, even if the request is repeated', async () => {
    const { ctx, ticket } = await mintPaidEvent()
    const body = createManualOrderBody.parse({
      lines: [{ ticket_id: ticket.id, price_id: firstPriceOf(ticket), quantity: 2 }],
      first_name: 'Bea',
      last_name: 'Buyer',
      email: 'bea@example.com',
    })
    const attempt = { ...ctx, idempotencyKey: randomUUID() }
    const params = { event_id: ticket.event_id }
    const { short_id } = await createManualOrder(attempt, { params, body })
    await recordReports(await readOrder(short_id))
    await createManualOrder(attempt, { params, body })
    await recordReports(await readOrder(short_id))
    expect(await logOf(ctx, short_id)).toMatchObject([
      { action: 'order.created_by_hand', actor_kind: 'USER', details: { amount: 4800, currency: 'EUR' } },
    ])
  })

  it('is recorded without an actor when an order that could not be completed is refunded', async () => {
    const { ctx, paid, named, managed } = await mintPaidEvent(1)
    const late = await paid()
    await endHoldUnseen(late)
    const rival = await named()
    await markOrderPaid(ctx, managed(rival))
    await checkPayment(later(testContext(), 902), late)
    await recordReports(await readOrder(late))
    expect(await logOf(ctx, late)).toMatchObject([
      { action: 'order.refund_requested', actor_kind: 'SYSTEM', details: { amount: 2400 } },
    ])
  })
})

describe('an event’s status', () => {
  it('is recorded with each change, and not when something else changes', async () => {
    const { ctx } = await mintOwner()
    const { id: event_id } = await mintEvent(ctx)
    await mintTicket(ctx, event_id)
    const steps = ['LIVE', 'LIVE', 'DRAFT', 'ARCHIVED', 'DRAFT'] as const
    for (const [index, status] of steps.entries()) {
      await updateEventStatus(later(ctx, index), { params: { event_id }, body: { status } })
      const { data } = await EventEntity.get({ event_id }).go({ consistent: true })
      await recordReports(data)
    }
    const said = (await logOf(ctx, event_id)).map(({ details }) => `${details.from} ${details.to}`)
    expect(said).toEqual(['DRAFT LIVE', 'LIVE DRAFT', 'DRAFT ARCHIVED', 'ARCHIVED DRAFT'])
  })
})

describe('the payment connection', () => {
  it('is recorded once when somebody begins it, and once when Stripe reports a change', async () => {
    const { ctx } = await mintOwner()
    const account_id = accountOf(ctx)
    const record = async () => recordReports(await readAccount(account_id))
    await connectStripe(ctx, { params: { account_id } })
    await record()
    await connectStripe(ctx, { params: { account_id } })
    const account = await readAccount(account_id)
    const refresh = async (step: 'onboard' | 'deauthorize', seconds: number) => {
      await onboardAtStripe(account, step)
      const asked = () => refreshStripeConnection(later(ctx, seconds), account.stripe_account_id ?? '')
      await Promise.all([asked(), asked()])
      await record()
    }
    await refresh('onboard', 1)
    await refresh('deauthorize', 2)
    const action = 'account.payment_connection_changed'
    expect(await logOf(ctx, account_id)).toEqual([
      { action, actor_kind: 'USER', details: { from: 'NOT_CONNECTED', to: 'SETUP_INCOMPLETE' } },
      { action, actor_kind: 'SYSTEM', details: { from: 'SETUP_INCOMPLETE', to: 'CONNECTED' } },
      { action, actor_kind: 'SYSTEM', details: { from: 'CONNECTED', to: 'NOT_CONNECTED' } },
    ])
  })
})
