import { describe, expect, it, onTestFinished } from 'vitest'
import { cancelOrder } from '../order/cancel-order.ts'
import { refundOrder } from '../order/refund-order.ts'
import { readAttendee } from '../store/attendee/attendee-entity.ts'
import { readOrder } from '../store/order/order-entity.ts'
import { scan } from '../testing/at-the-door.ts'
import { beforeTransaction } from '../testing/before-write.ts'
import { withoutGuard } from '../testing/guard/without-guard.ts'
import { type Cancellable, cancelAll, mintCancellable } from '../testing/mint-cancellable.ts'
import { mintCheckInList } from '../testing/mint-check-in-list.ts'
import { accept, letPassOn, offer } from '../testing/mint-offered-ticket.ts'

const refusal = (code: string) => ({ code })

/** What happens between the reads of the buyer's cancellation and its write. */
async function meanwhile(act: (sale: Cancellable) => Promise<unknown>) {
  const sale = await mintCancellable({})
  onTestFinished(beforeTransaction(() => act(sale)))
  return sale
}

const admit = async ({ event_id, ids }: Cancellable) =>
  scan(await mintCheckInList({ event_id }), ids[0] ?? '')

/** Money and stock agree: what was refunded or is pending never exceeds the payment, and the pool counts what is valid. */
async function expectConserved(sale: Cancellable): Promise<void> {
  const order = await readOrder(sale.order_short_id)
  const given = order.refunds.filter(({ status }) => status !== 'FAILED')
  expect(given.reduce((sum, { amount }) => sum + amount, 0)).toBeLessThanOrEqual(order.total)
  const attendees = await Promise.all(order.slots.map(({ short_id }) => readAttendee(short_id)))
  const sold = attendees.filter((attendee) => attendee?.status === 'ACTIVE').length
  expect(await sale.stock()).toEqual({ sold, held: 0, drift: 0 })
}

describe('while a buyer cancels', () => {
  it('an admission at the door wins: nothing is refunded, and the person stays admitted', async () => {
    const sale = await meanwhile(admit)
    await expect(cancelAll(sale, 4800)).rejects.toMatchObject(refusal('attendee.admitted'))
    expect(Object.keys((await readAttendee(sale.ids[0] ?? ''))?.check_ins ?? {})).toHaveLength(1)
    expect((await readOrder(sale.order_short_id)).refunds).toEqual([])
    await expectConserved(sale)
  })

  it('a ticket would be admitted and refunded, if its version were not stated', async () => {
    withoutGuard('endingVersion')
    const sale = await meanwhile(admit)
    expect(await cancelAll(sale, 4800)).toMatchObject({ status: 'CANCELLED' })
  })

  it('an acceptance of an offered ticket wins, and the new holder keeps it', async () => {
    const sale = await mintCancellable({})
    await letPassOn(sale.ctx, sale.event_id)
    const { transfer_short_id } = await offer({ short_id: sale.ids[0] ?? '' })
    onTestFinished(beforeTransaction(() => accept(transfer_short_id)))
    await expect(cancelAll(sale, 4800)).rejects.toMatchObject(refusal('attendee.passed_on'))
    await expectConserved(sale)
  })

  it('a cancellation that comes before an acceptance ends the offer', async () => {
    const sale = await mintCancellable({})
    await letPassOn(sale.ctx, sale.event_id)
    const { transfer_short_id } = await offer({ short_id: sale.ids[0] ?? '' })
    onTestFinished(beforeTransaction(() => cancelAll(sale, 4800)))
    await expect(accept(transfer_short_id)).rejects.toMatchObject(refusal('transfer.ended'))
    await expectConserved(sale)
  })

  it('the organizer’s cancellation with a refund is the only one', async () => {
    const sale = await meanwhile(({ ctx, event_id, order_short_id }) =>
      cancelOrder(ctx, { params: { event_id, order_short_id }, body: { refund: true, notify_buyer: false } }),
    )
    await expect(cancelAll(sale, 4800)).rejects.toMatchObject(refusal('order.not_completed'))
    expect((await readOrder(sale.order_short_id)).refunds).toHaveLength(1)
  })

  it('the organizer’s refund comes first, and the buyer hears that one is pending', async () => {
    const sale = await meanwhile(({ ctx, event_id, order_short_id }) => {
      const body = { amount: 1000, notify_buyer: false, cancel_order: false }
      return refundOrder(ctx, { params: { event_id, order_short_id }, body })
    })
    await expect(cancelAll(sale, 4800)).rejects.toMatchObject(refusal('order.refund_pending'))
    await expectConserved(sale)
  })

  it('the same buyer in another tab cancels once', async () => {
    const sale = await mintCancellable({})
    const clicks = await Promise.allSettled(Array.from({ length: 5 }, () => cancelAll(sale, 4800)))
    expect(clicks.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await readOrder(sale.order_short_id)).refunds).toHaveLength(1)
    await expectConserved(sale)
  })
})
