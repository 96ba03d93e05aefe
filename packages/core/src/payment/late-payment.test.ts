import { afterEach, describe, expect, it } from 'vitest'
import { raiseTerms } from '../pool/raise-terms.ts'
import { checkPayment } from '../settlement/settle-payment.ts'
import { readOrder } from '../store/order/order-entity.ts'
import { firstPriceOf } from '../testing/buy.ts'
import { countRequests } from '../testing/count-requests.ts'
import { endHoldUnseen } from '../testing/end-hold-unseen.ts'
import { conflictTransactions } from '../testing/fail-writes.ts'
import { mintPaidEvent } from '../testing/mint-paid-event.ts'
import { moveStock } from '../testing/move-stock.ts'
import { testContext } from '../testing/test-context.ts'

const ctx = testContext()

let stop: () => void = () => undefined
afterEach(() => stop())

/** An order of one ticket that was paid after its hold had ended. */
async function paidLate() {
  const { ticket, paid } = await mintPaidEvent(1)
  const short_id = await paid()
  await endHoldUnseen(short_id)
  return { price_id: firstPriceOf(ticket), short_id }
}

const moneyGoesBack = {
  status: 'EXPIRED',
  payment_status: 'PAYMENT_RECEIVED',
  refund_status: 'REFUND_PENDING',
}

describe('a late payment for tickets that cannot be taken again (F1, F25)', () => {
  it('is refunded when they are sold out', async () => {
    const { price_id, short_id } = await paidLate()
    await moveStock('hold', price_id, 1)
    await checkPayment(ctx, short_id)
    expect(await readOrder(short_id)).toMatchObject(moneyGoesBack)
  })

  it('is refunded when the pool asks for terms that its event never has', async () => {
    const { price_id, short_id } = await paidLate()
    await raiseTerms([{ pool_id: price_id, shards: 1, terms: 99 }])
    const { sent, stop } = countRequests()
    await checkPayment(ctx, short_id)
    stop()
    expect(await readOrder(short_id)).toMatchObject(moneyGoesBack)
    expect(sent.length).toBeLessThan(100)
  })

  it('waits while the table is busy, and then gets the tickets', { tags: 'long' }, async () => {
    const { short_id } = await paidLate()
    stop = conflictTransactions().stop
    await expect(checkPayment(ctx, short_id)).rejects.toMatchObject({ code: 'server.busy' })
    stop()
    expect(await readOrder(short_id)).toMatchObject({ status: 'EXPIRED', refunds: [] })
    await checkPayment(ctx, short_id)
    expect(await readOrder(short_id)).toMatchObject({ status: 'COMPLETED', refunds: [] })
  })
})
