import { afterEach, describe, expect, it } from 'vitest'
import { changeAttendee } from '../attendee/change-attendee.ts'
import { extendOrder } from '../order/give-order-details.ts'
import { openPool } from '../pool/open-pool.ts'
import { raiseTerms } from '../pool/raise-terms.ts'
import { readTaken } from '../pool/read-pools.ts'
import { newId, newLinkId } from '../random-id.ts'
import { moveWatch, newWatch } from '../settlement/payment-watch.ts'
import { readOrder } from '../store/order/order-entity.ts'
import { PaymentWatchEntity } from '../store/payment/payment-watch-entity.ts'
import { nameBuyer, reserve } from '../testing/buy.ts'
import { conflictWrites, loseAnswer } from '../testing/fail-writes.ts'
import { withoutGuard } from '../testing/guard/without-guard.ts'
import { mintLiveEvent } from '../testing/mint-live-event.ts'
import { testContext } from '../testing/test-context.ts'
import { refusalIn } from '../verb.ts'

const ctx = testContext()

let stop: () => void = () => undefined
afterEach(() => {
  stop()
})

function meetTransactions(times: number) {
  const conflicts = conflictWrites(times)
  stop = conflicts.stop
  return conflicts
}

async function heldOrder() {
  const { tickets } = await mintLiveEvent([{ type: 'FREE' }])
  const [ticket] = tickets
  if (!ticket) throw new Error('no ticket')
  return reserve(ticket)
}

const extended = ({ short_id: order_short_id }: { short_id: string }) =>
  extendOrder(ctx, { params: { order_short_id } })

async function newPool() {
  const pool_id = newId('price')
  return { pool_id, shards: await openPool(pool_id, 10) }
}

describe('a write of one item that meets a running transaction', () => {
  it('is tried again where an order is written alone', async () => {
    const order = await heldOrder()
    const { tried } = meetTransactions(3)
    await extended(order)
    expect(tried()).toBe(4)
    expect(await readOrder(order.short_id)).toMatchObject({ is_extended: true, version: 2 })
  })

  it('is tried again where terms are raised while tickets sell', async () => {
    const pool = await newPool()
    meetTransactions(3)
    await raiseTerms([{ ...pool, terms: 5 }])
    expect(await readTaken([pool])).toMatchObject([{ terms: 5 }])
  })

  it('is tried again where a payment watch is moved or ends', async () => {
    const watch = newWatch(ctx, newLinkId())
    const read = async () => (await PaymentWatchEntity.get(watch).go({ consistent: true })).data
    await PaymentWatchEntity.put(watch).go()
    meetTransactions(2)
    await moveWatch(ctx, watch, 'open')
    stop()
    const moved = await read()
    expect(moved).toMatchObject({ checks: 1 })
    meetTransactions(2)
    if (moved) await moveWatch(ctx, moved, 'over')
    expect(await read()).toBeNull()
  })

  it('is tried again where attendees are written and changed', async () => {
    const order = await heldOrder()
    meetTransactions(2)
    const { attendees } = await nameBuyer(order)
    stop()
    meetTransactions(2)
    const changed = await changeAttendee(attendees[0]?.short_id ?? '', () => ({
      set: { notes: 'At the door' },
    }))
    expect(changed).toMatchObject({ notes: 'At the door' })
  })

  it('is given up as busy after twelve tries', async () => {
    const pool = await newPool()
    const { tried } = meetTransactions(Number.POSITIVE_INFINITY)
    const [outcome] = await Promise.allSettled([raiseTerms([{ ...pool, terms: 5 }])])
    expect(tried()).toBe(12)
    expect(outcome.status === 'rejected' && refusalIn(outcome.reason)).toMatchObject({ code: 'server.busy' })
  })

  it('fails at once without the guard (negative control)', async () => {
    const order = await heldOrder()
    withoutGuard('conflict')
    const { tried } = meetTransactions(1)
    await expect(extended(order)).rejects.toMatchObject({ cause: { name: 'TransactionConflictException' } })
    expect(tried()).toBe(1)
  })

  it('is given up at the first try without the others (negative control)', async () => {
    const pool = await newPool()
    withoutGuard('tries')
    const { tried } = meetTransactions(1)
    const [outcome] = await Promise.allSettled([raiseTerms([{ ...pool, terms: 5 }])])
    expect(tried()).toBe(1)
    expect(outcome.status === 'rejected' && refusalIn(outcome.reason)).toMatchObject({ code: 'server.busy' })
  })
})

describe('a write with a lost answer, which the SDK repeats', () => {
  it('counts where an order is extended without an idempotency key', async () => {
    const order = await heldOrder()
    const lost = loseAnswer()
    stop = lost.stop
    const answer = await extended(order)
    expect(lost.tried()).toBe(1)
    expect(answer.can_extend).toBe(false)
    expect(await readOrder(order.short_id)).toMatchObject({ is_extended: true, version: 2 })
  })

  it('does not count for a rival that was refused', async () => {
    const order = await heldOrder()
    const both = await Promise.allSettled([extended(order), extended(order)])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'order.extension_used' },
    })
  })
})
