import type { PublicOrder } from '@foyer/contracts/order/order'
import type { Ticket } from '@foyer/contracts/ticket/ticket'
import { describe, expect, it } from 'vitest'
import { updateEventSettings } from '../event/event-settings.ts'
import { createOrder } from '../order/create-order.ts'
import { getPublicOrder } from '../order/get-public-order.ts'
import { extendOrder } from '../order/give-order-details.ts'
import { checkPayment } from '../settlement/settle-payment.ts'
import { readOrder } from '../store/order/order-entity.ts'
import { firstPriceOf, nameBuyer, reserve } from '../testing/buy.ts'
import { controlStripe } from '../testing/control-stripe.ts'
import { withoutGuard } from '../testing/guard/without-guard.ts'
import { mintPaidEvent } from '../testing/mint-paid-event.ts'
import { cards, payInBrowser } from '../testing/pay.ts'
import { later, testContext } from '../testing/test-context.ts'
import type { Context } from '../verb.ts'
import { expireOrder } from './expire-order.ts'

const timeout = 900
const ctx = testContext()
const after = (seconds: number) => later(ctx, seconds)
const instant = (seconds: number) => after(seconds).now.toISOString()
const link = (order_short_id: string) => ({ params: { order_short_id } })

function replace(ticket: Ticket, { short_id }: PublicOrder, at: Context): Promise<PublicOrder> {
  const lines = [{ ticket_id: ticket.id, price_id: firstPriceOf(ticket), quantity: 1 }]
  const body = { lines, locale: 'en', replaces_order: short_id } as const
  return createOrder(at, { params: { event_id: ticket.event_id }, body })
}

/** A buyer who pays with a slow method, this many seconds after reserving. */
async function payingSlowly(seconds: number) {
  const { ticket, stock } = await mintPaidEvent(1)
  const { short_id } = await nameBuyer(await reserve(ticket, 1, ctx), ctx)
  await payInBrowser(short_id, cards.staysProcessing, after(seconds))
  await checkPayment(after(seconds), short_id)
  const failAt = async (later: number) => {
    const { payment_intent_id } = await readOrder(short_id)
    await controlStripe(`payment_intents/${payment_intent_id}/settle`, { outcome: 'failed' })
    await checkPayment(after(later), short_id)
  }
  return { short_id, stock, failAt }
}

describe('more time (F26)', () => {
  it('is refused while a payment is under way, and its tickets stay held as long as they were', async () => {
    const { short_id } = await payingSlowly(60)
    const { reserved_until } = await readOrder(short_id)
    expect(reserved_until).toBe(instant(60 + 72 * 3600))
    expect(await getPublicOrder(after(70), link(short_id))).toMatchObject({ can_extend: false })
    const asked = extendOrder(after(70), link(short_id))
    await expect(asked).rejects.toMatchObject({ code: 'order.payment_under_way', status: 409 })
    expect((await readOrder(short_id)).reserved_until).toBe(reserved_until)
  })

  it('would shorten such a hold without its guard (negative control)', async () => {
    const { short_id, stock } = await payingSlowly(60)
    withoutGuard('deadline')
    await extendOrder(after(70), link(short_id))
    expect((await readOrder(short_id)).reserved_until).toBe(instant(70 + timeout))
    await expireOrder(after(3600), short_id)
    expect(await stock()).toMatchObject({ held: 0 })
  })

  it('never brings the end nearer, although the organizer now holds tickets for a shorter time', async () => {
    const { ctx: owner, ticket } = await mintPaidEvent()
    const { event_id } = ticket
    const order = await reserve(ticket, 1, ctx)
    await updateEventSettings(owner, { params: { event_id }, body: { order_timeout: 8 } })
    const extended = await extendOrder(after(120), link(order.short_id))
    expect(extended.reserved_until).toBe(order.reserved_until)
  })

  it('adds nothing beyond twice the order timeout, and is offered only where it adds something', async () => {
    const { ticket } = await mintPaidEvent()
    const first = await reserve(ticket, 1, ctx)
    const second = await replace(ticket, first, after(800))
    const { reserved_until, can_extend } = await extendOrder(after(1600), link(second.short_id))
    expect({ reserved_until, can_extend }).toEqual({
      reserved_until: instant(2 * timeout),
      can_extend: false,
    })
    const third = await replace(ticket, second, after(1700))
    expect(third).toMatchObject({ reserved_until: instant(2 * timeout), can_extend: false })
    const asked = extendOrder(after(1750), link(third.short_id))
    await expect(asked).rejects.toMatchObject({ code: 'order.extension_used' })
  })
})

describe('a hold that is replaced again and again', () => {
  const replaceForAnHour = async () => {
    const { ticket } = await mintPaidEvent()
    let order = await reserve(ticket, 1, ctx)
    for (let seconds = 600; seconds <= 3600; seconds += 600) {
      order = await replace(ticket, order, after(seconds))
      if (Date.parse(order.reserved_until) <= after(seconds + 600).now.getTime()) break
    }
    return order
  }

  it('ends twice the order timeout after the first of them began', async () => {
    expect((await replaceForAnHour()).reserved_until).toBe(instant(2 * timeout))
  })

  it('would last forever without its guard (negative control)', async () => {
    withoutGuard('deadline')
    expect((await replaceForAnHour()).reserved_until).toBe(instant(3600 + timeout))
  })

  it('keeps at least the end that it had', async () => {
    const { ticket } = await mintPaidEvent()
    const first = await reserve(ticket, 1, ctx)
    const { reserved_until } = await extendOrder(after(890), link(first.short_id))
    const second = await replace(ticket, first, after(891))
    expect(Date.parse(second.reserved_until)).toBeGreaterThanOrEqual(Date.parse(reserved_until))
  })

  it('begins from now where the earlier one was over', async () => {
    const { ticket } = await mintPaidEvent()
    const first = await reserve(ticket, 1, ctx)
    const second = await replace(ticket, first, after(901))
    expect(second.reserved_until).toBe(instant(901 + timeout))
  })
})

describe('a slow payment that fails', () => {
  it('leaves the buyer the time that was left when it began, no more and no less', async () => {
    const { short_id, failAt } = await payingSlowly(300)
    await failAt(7200)
    expect(await readOrder(short_id)).toMatchObject({
      payment_status: 'PAYMENT_FAILED',
      reserved_until: instant(7200 + 600),
    })
    const { reserved_until } = await extendOrder(after(7700), link(short_id))
    expect(reserved_until).toBe(instant(7700 + timeout))
  })

  it('is followed by others that keep the tickets 72 hours in all, not forever', async () => {
    const { short_id, failAt } = await payingSlowly(60)
    const twoDays = 48 * 3600
    await failAt(twoDays)
    await payInBrowser(short_id, cards.staysProcessing, after(twoDays + 60))
    await checkPayment(after(twoDays + 60), short_id)
    expect(await readOrder(short_id)).toMatchObject({
      payment_status: 'PROCESSING',
      reserved_until: instant(2 * timeout + 72 * 3600),
    })
  })
})
