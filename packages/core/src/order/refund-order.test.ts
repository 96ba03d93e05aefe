import { describe, expect, it, onTestFinished } from 'vitest'
import { makeRefund } from '../settlement/make-refund.ts'
import { checkPayment } from '../settlement/settle-payment.ts'
import { readOrder } from '../store/order/order-entity.ts'
import { beforeTransaction } from '../testing/before-write.ts'
import { withoutGuard } from '../testing/guard/without-guard.ts'
import { mintPaidEvent } from '../testing/mint-paid-event.ts'
import { payInBrowser } from '../testing/pay.ts'
import { testContext } from '../testing/test-context.ts'
import type { AppError, Context } from '../verb.ts'
import { cancelOrder } from './cancel-order.ts'
import { refundOrder } from './refund-order.ts'

/** A live event, and orders of it that were paid and settled. */
async function soldEvent() {
  const event = await mintPaidEvent()
  const boughtBy = async (quantity = 1) => {
    const short_id = await event.named(undefined, quantity)
    await payInBrowser(short_id)
    await checkPayment(testContext(), short_id)
    return short_id
  }
  return { ...event, boughtBy }
}

describe('refunding (F13)', () => {
  // Specification: 3.order-amounts 4.order-partially-refunded 4.order-refunded
  it('ends at exactly zero after several parts, and refuses more', async () => {
    const { ctx, boughtBy, managed } = await soldEvent()
    const short_id = await boughtBy()
    const part = async (amount: number) => {
      const body = { amount, notify_buyer: true, cancel_order: false }
      const order = await refundOrder(ctx, { ...managed(short_id), body })
      await makeRefund(testContext(), short_id, (await readOrder(short_id)).refunds.at(-1)?.id ?? '')
      return order.display_status
    }
    expect(await part(1000)).toBe('REFUND_PENDING')
    expect(await readOrder(short_id)).toMatchObject({
      refund_status: 'PARTIALLY_REFUNDED',
      refunded_total: 1000,
    })
    await expect(part(1401)).rejects.toMatchObject({
      code: 'order.refund_too_high',
      details: { maximum: 1400 },
    })
    await part(1400)
    expect(await readOrder(short_id)).toMatchObject({ refund_status: 'REFUNDED', refunded_total: 2400 })
    await expect(part(1)).rejects.toMatchObject({ code: 'order.not_refundable' })
  })

  it('refuses a second refund while one is pending', async () => {
    const { ctx, boughtBy, managed } = await soldEvent()
    const short_id = await boughtBy()
    const refund = { ...managed(short_id), body: { amount: 100, notify_buyer: true, cancel_order: false } }
    await refundOrder(ctx, refund)
    await expect(refundOrder(ctx, refund)).rejects.toMatchObject({ code: 'order.refund_pending' })
  })

  // Specification: 4.order-cancelled
  it.each([true, false])(
    'tells the buyer about the tickets too when it cancels the order, if asked to: %s',
    async (notify_buyer) => {
      const { ctx, boughtBy, managed } = await soldEvent()
      const short_id = await boughtBy()
      const body = { amount: 2400, notify_buyer, cancel_order: true }
      await refundOrder(ctx, { ...managed(short_id), body })
      const { outbox = [] } = await readOrder(short_id)
      const names = (outbox as { name: string }[]).map(({ name }) => name)
      expect(names.includes('orderCancelledNoticeDue')).toBe(notify_buyer)
    },
  )

  it('happens in one write with cancelling when asked', async () => {
    const { ctx, boughtBy, managed, stock } = await soldEvent()
    const short_id = await boughtBy(2)
    const order = await cancelOrder(ctx, { ...managed(short_id), body: { refund: true, notify_buyer: true } })
    expect(order).toMatchObject({ status: 'CANCELLED', refund_status: 'REFUND_PENDING' })
    expect(await stock()).toEqual({ sold: 0, held: 0, drift: 0 })
    await makeRefund(testContext(), short_id, (await readOrder(short_id)).refunds[0]?.id ?? '')
    expect((await readOrder(short_id)).refunded_total).toBe(4800)
  })

  it('gives the money back once when two people cancel the same orders at once', async () => {
    const { ctx, boughtBy, managed, stock } = await soldEvent()
    const bought = [await boughtBy(), await boughtBy(2)]
    const cancelAll = () => cancelEach(ctx, bought.map(managed))
    const answers = (await Promise.all([cancelAll(), cancelAll()])).flat()
    expect(answers.toSorted()).toEqual([
      ...['CANCELLED', 'CANCELLED', 'order.already_completed', 'order.already_completed'],
    ])
    const orders = await Promise.all(bought.map(readOrder))
    expect(orders.map(({ refunds }) => refunds.map(({ amount }) => amount))).toEqual([[2400], [4800]])
    expect(await stock()).toEqual({ sold: 0, held: 0, drift: 0 })
  })

  /** Somebody else cancels the order between what this person read and wrote. */
  async function cancelBehind(): Promise<string[]> {
    const { ctx, boughtBy, managed } = await soldEvent()
    const order = managed(await boughtBy())
    // Tickets that could be given back by mistake.
    await boughtBy(4)
    let others: string[] = []
    onTestFinished(
      beforeTransaction(async () => {
        others = await cancelEach(ctx, [order])
      }),
    )
    return [...(await cancelEach(ctx, [order])), ...others]
  }

  it('refuses to cancel an order that somebody else has cancelled since it was read', async () => {
    expect(await cancelBehind()).toEqual(['order.already_completed', 'CANCELLED'])
  })

  it('gives it back twice without the order’s version (negative control)', async () => {
    withoutGuard('order')
    expect(await cancelBehind()).toEqual(['CANCELLED', 'CANCELLED'])
  })
})

/** One order after the other, as the list of orders does it: the status or the refusal of each. */
async function cancelEach(ctx: Context, orders: Pick<Parameters<typeof cancelOrder>[1], 'params'>[]) {
  const answers: string[] = []
  for (const order of orders) {
    const body = { refund: true, notify_buyer: false }
    answers.push(
      await cancelOrder(ctx, { ...order, body }).then(
        ({ status }) => status,
        (error: AppError) => error.code,
      ),
    )
  }
  return answers
}
