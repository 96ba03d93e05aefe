import type { Message } from '@foyer/contracts/message'
import type { paymentFailedNoticeDue } from '@foyer/contracts/order/order-messages'
import { describe, expect, it } from 'vitest'
import { expireOrder } from '../hold/expire-order.ts'
import { newLinkId } from '../random-id.ts'
import { checkPayment } from '../settlement/settle-payment.ts'
import { readOrder } from '../store/order/order-entity.ts'
import { nameBuyer, reserve } from '../testing/buy.ts'
import { controlStripe } from '../testing/control-stripe.ts'
import { mintPaidEvent } from '../testing/mint-paid-event.ts'
import { cards, payInBrowser } from '../testing/pay.ts'
import { readInbox } from '../testing/read-inbox.ts'
import { later, testContext } from '../testing/test-context.ts'
import { sendPaymentFailed } from './order-emails.ts'

const ctx = testContext()
const tenMinutes = later(ctx, 600)

/** An order with a payment that was begun with this card, and that Foyer knows. */
async function mintPayment(card: string) {
  const { ticket } = await mintPaidEvent()
  const email = `bea-${newLinkId()}@example.com`
  const { short_id } = await nameBuyer(await reserve(ticket, 1, ctx), ctx, email)
  const pay = async (with_card: string) => {
    await payInBrowser(short_id, with_card, ctx)
    await checkPayment(ctx, short_id)
  }
  await pay(card)
  const settle = async (outcome: 'succeeded' | 'failed', at = ctx) => {
    const { payment_intent_id } = await readOrder(short_id)
    await controlStripe(`payment_intents/${payment_intent_id}/settle`, { outcome })
    await checkPayment(at, short_id)
  }
  const subjects = async () => (await readInbox(email)).map(({ subject }) => subject)
  return { short_id, pay, settle, subjects, notice: () => noticeOf(short_id) }
}

/** The message about a failed payment that the order's latest write carries. */
async function noticeOf(short_id: string): Promise<Message<typeof paymentFailedNoticeDue>> {
  const sent = ((await readOrder(short_id)).outbox ?? []) as Message[]
  const message = sent.find(({ name }) => name === 'paymentFailedNoticeDue')
  if (!message) throw new Error('The order’s latest write causes no such email.')
  return message as Message<typeof paymentFailedNoticeDue>
}

describe('the email about a declined payment', () => {
  // Specification: 4.order-payment-failed
  it('waits ten minutes, and then reaches a buyer who has not paid once, however often its message comes', async () => {
    const { notice, subjects } = await mintPayment(cards.decline)
    const message = await notice()
    expect(message.deliver_at).toBe(tenMinutes.now.toISOString())
    await sendPaymentFailed(tenMinutes, message)
    await sendPaymentFailed(tenMinutes, message)
    expect(await subjects()).toEqual([expect.stringContaining('did not go through')])
  })

  it('is not sent to a buyer who has paid since', async () => {
    const { notice, pay, subjects } = await mintPayment(cards.decline)
    const message = await notice()
    await pay(cards.success)
    await sendPaymentFailed(tenMinutes, message)
    expect(await subjects()).toEqual([])
  })

  it('is not sent while the bank considers another payment', async () => {
    const { notice, pay, subjects } = await mintPayment(cards.decline)
    const message = await notice()
    await pay(cards.staysProcessing)
    await sendPaymentFailed(tenMinutes, message)
    expect(await subjects()).toEqual([])
  })

  it.each([
    ['has passed', async () => undefined],
    ['was seen to pass', (short_id: string) => expireOrder(later(ctx, 901), short_id)],
  ])('is not sent once the deadline of its hold %s', async (_, end) => {
    const { short_id, notice, subjects } = await mintPayment(cards.decline)
    const message = await notice()
    await end(short_id)
    await sendPaymentFailed(later(ctx, 901), message)
    expect(await subjects()).toEqual([])
  })
})

describe('the email about a payment that failed after days (F14)', () => {
  it('goes out at once, and even if it is so late that the tickets are no longer held', async () => {
    const { notice, settle, subjects } = await mintPayment(cards.staysProcessing)
    await settle('failed')
    const message = await notice()
    expect(message.deliver_at).toBeUndefined()
    await sendPaymentFailed(later(ctx, 86_400), message)
    expect(await subjects()).toHaveLength(1)
  })

  it('is the only one where another card was declined minutes before', async () => {
    const { notice, pay, settle, subjects } = await mintPayment(cards.decline)
    const first = await notice()
    await pay(cards.staysProcessing)
    await settle('failed', later(ctx, 60))
    await sendPaymentFailed(later(ctx, 60), await notice())
    await sendPaymentFailed(tenMinutes, first)
    expect(await subjects()).toHaveLength(1)
  })
})
