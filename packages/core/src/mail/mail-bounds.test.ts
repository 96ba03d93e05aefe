import { createManualOrderBody } from '@foyer/contracts/order/order-bodies'
import { orderConfirmationDue, orderRefundedNoticeDue } from '@foyer/contracts/order/order-messages'
import { describe, expect, it } from 'vitest'
import { sendOrderConfirmation, sendOrderRefunded } from '../email/order-emails.ts'
import { createManualOrder } from '../order/create-manual-order.ts'
import { newLinkId } from '../random-id.ts'
import { checkPayment } from '../settlement/settle-payment.ts'
import { readOrder } from '../store/order/order-entity.ts'
import { toSend } from '../table/write.ts'
import { firstPriceOf } from '../testing/buy.ts'
import { mintLiveEvent } from '../testing/mint-live-event.ts'
import { mintPaidEvent } from '../testing/mint-paid-event.ts'
import { readInbox } from '../testing/read-inbox.ts'
import { testContext } from '../testing/test-context.ts'
import { EmailWithheld } from './ses-refusal.ts'
import { readOrderEmails } from './suppressed-address.ts'

const ctx = testContext()

/** The queue delivers it again the next day. */
function butWithheld(error: unknown): void {
  if (!(error instanceof EmailWithheld)) throw error
}

describe('the emails of an order (F18, docs/product.md#safety)', () => {
  it('are at most 20 a day of those that members cause about one paid order, and then say so at the order', async () => {
    const { paid } = await mintPaidEvent()
    const short_id = await paid()
    await checkPayment(ctx, short_id)
    const { email } = await readOrder(short_id)
    const before = (await readInbox(email)).length
    const refunded = { order_short_id: short_id, amount: 1, reason: 'REFUND' as const }
    for (let time = 0; time < 21; time += 1)
      await sendOrderRefunded(ctx, toSend(orderRefundedNoticeDue, refunded)).catch(butWithheld)
    expect((await readInbox(email)).length - before).toBe(20)
    const withheld = { kind: 'orderRefundedNoticeDue', status: 'WITHHELD', reason: 'ORDER_BUDGET' }
    expect(await readOrderEmails(short_id)).toContainEqual(expect.objectContaining(withheld))
  })

  it('are at most 5 a day to one address from orders made by hand, however many accounts make them', {
    tags: 'long',
  }, async () => {
    const email = `victim-${newLinkId()}@example.com`
    const person = { first_name: 'Vera', last_name: 'Victim', email }
    for (const orders of [4, 3]) {
      const { ctx: owner, tickets } = await mintLiveEvent([{ type: 'FREE' }])
      const [ticket] = tickets
      if (!ticket) throw new Error('The event has no ticket.')
      for (let order = 0; order < orders; order += 1) {
        const line = { ticket_id: ticket.id, price_id: firstPriceOf(ticket), quantity: 1 }
        const body = createManualOrderBody.parse({ lines: [line], ...person, attendees: [person] })
        const { short_id } = await createManualOrder(owner, { params: { event_id: ticket.event_id }, body })
        const message = toSend(orderConfirmationDue, { order_short_id: short_id, is_counted: true })
        await sendOrderConfirmation(ctx, message).catch(butWithheld)
      }
    }
    expect(await readInbox(email)).toHaveLength(5)
  })
})
