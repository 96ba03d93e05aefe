import type { SelfService } from '@foyer/contracts/event/self-service'
import type { PublicOrder } from '@foyer/contracts/order/order'
import { activateAttendees } from '../attendee/change-attendee.ts'
import { cancelOwnTickets } from '../self-service/cancel-own-tickets.ts'
import { makeRefund } from '../settlement/make-refund.ts'
import { checkPayment } from '../settlement/settle-payment.ts'
import { readOrder } from '../store/order/order-entity.ts'
import type { Context } from '../verb.ts'
import { letSelfServe } from './let-self-serve.ts'
import { mintPaidEvent } from './mint-paid-event.ts'
import { cards, payInBrowser } from './pay.ts'
import { testContext } from './test-context.ts'

/** Two tickets at 24.00, paid, of an event that lets buyers cancel, and what a test does with them. */
export async function mintCancellable(given: Partial<SelfService>, card: string = cards.success) {
  const sale = await mintPaidEvent()
  const { ctx, ticket, stock } = sale
  const { event_id } = ticket
  await letSelfServe(ctx, event_id, { can_cancel: true, ...given })
  const order_short_id = await sale.named(undefined, 2)
  await payInBrowser(order_short_id, card)
  await checkPayment(testContext(), order_short_id)
  await activateAttendees(order_short_id)
  const ids = (await readOrder(order_short_id)).slots.map(({ short_id }) => short_id)
  const cancel = (attendee_short_ids: string[], refund: number, by: Context = testContext()) =>
    cancelOwnTickets(by, { params: { order_short_id }, body: { attendee_short_ids, refund } })
  /** Stripe makes the refunds that were asked for. */
  const settle = async () => {
    for (const { id } of (await readOrder(order_short_id)).refunds)
      await makeRefund(testContext(), order_short_id, id)
  }
  return { ctx, event_id, order_short_id, ids, ticket, stock, cancel, settle }
}

export type Cancellable = Awaited<ReturnType<typeof mintCancellable>>

/** Cancels every ticket of it as its buyer. */
export function cancelAll(
  { ids, cancel }: Cancellable,
  refund: number,
  by: Context = testContext(),
): Promise<PublicOrder> {
  return cancel(ids, refund, by)
}
