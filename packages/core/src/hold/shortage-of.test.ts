import { capacityAssignmentBody } from '@foyer/contracts/capacity-assignment/capacity-assignment'
import { promoCodeBody } from '@foyer/contracts/promo-code/promo-code'
import type { Ticket } from '@foyer/contracts/ticket/ticket'
import { describe, expect, it, vi } from 'vitest'
import {
  createCapacityAssignment,
  updateCapacityAssignment,
} from '../capacity-assignment/capacity-assignments.ts'
import { cancelOrder } from '../order/cancel-order.ts'
import { createOrder } from '../order/create-order.ts'
import { abandonOrder } from '../order/end-hold.ts'
import { writeOrder } from '../order-state/write-order.ts'
import { readMark } from '../pool/sold-out-mark.ts'
import { createPromoCode, updatePromoCode } from '../promo-code/promo-codes.ts'
import { readOrder } from '../store/order/order-entity.ts'
import { firstPriceOf, nameBuyer, reserve } from '../testing/buy.ts'
import { countRequests } from '../testing/count-requests.ts'
import { withoutGuard } from '../testing/guard/without-guard.ts'
import { meterUnits } from '../testing/meter-units.ts'
import { type LiveEvent, mintLiveEvent } from '../testing/mint-live-event.ts'
import { bodyOf } from '../testing/mint-ticket.ts'
import { later, testContext } from '../testing/test-context.ts'
import { updateTicket } from '../ticket/tickets.ts'
import { type Context, isAppError } from '../verb.ts'
import { expireOrder } from './expire-order.ts'

interface SoldOut extends LiveEvent {
  ticket: Ticket
  /** The orders that hold everything. */
  held: string[]
}

/** An event with three tickets in all, all of them held, and with a buyer who has heard so; its pool was as large as `once`. */
async function soldOut({ once = 3 } = {}): Promise<SoldOut> {
  const live = await mintLiveEvent([{ type: 'FREE', prices: [{ quantity_available: once }] }])
  const [ticket] = live.tickets
  if (!ticket) throw new Error('no ticket')
  if (once > 3) await setStock({ ...live, ticket, held: [] }, 3)
  const held = [(await reserve(ticket, 2)).short_id, (await reserve(ticket)).short_id]
  await refused(ticket)
  return { ...live, ticket, held }
}

/** What a refusal costs while the process knows the event, as it does from the first of a second's buyers on. */
function costOf(refuse: (ctx: Context) => Promise<void>): Promise<{ read: number; writes: number }> {
  return atOneMoment(async () => {
    const ctx = testContext()
    await refuse(ctx)
    const { read, writes } = await meterUnits(() => refuse(ctx))
    return { read, writes }
  })
}

/** However slow the machine is, what a process keeps for a second stays. */
async function atOneMoment<Result>(run: () => Promise<Result>): Promise<Result> {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now())
  return run().finally(() => clock.mockRestore())
}

const oneItem = { read: 1, writes: 0 }

async function refused(ticket: Ticket, ctx = testContext(), quantity = 1): Promise<void> {
  await expect(reserve(ticket, quantity, ctx)).rejects.toMatchObject({ code: 'order.sold_out' })
}

function setStock({ ctx, event, ticket }: SoldOut, quantity_available: number | null) {
  const params = { event_id: event.id, ticket_id: ticket.id }
  const prices = bodyOf(ticket).prices.map((price) => ({ ...price, quantity_available }))
  return updateTicket(ctx, { params, body: bodyOf(ticket, { prices }) })
}

describe('a buyer of what is sold out', () => {
  it.each([
    ['1 shard', 3],
    ['32 shards', 800],
  ])('is refused by one item where the pool has %s, and writes nothing', async (_shards, once) => {
    const { ticket } = await soldOut({ once })
    expect(await costOf((ctx) => refused(ticket, ctx))).toEqual(oneItem)
  })

  it('is refused by the mark only for as much as it says, and others get the rest', async () => {
    const prices = [{ quantity_available: 5 }]
    const { tickets } = await mintLiveEvent([{ type: 'FREE', prices }])
    const ticket = tickets[0] as Ticket
    await reserve(ticket, 3)
    expect(await costOf((ctx) => refused(ticket, ctx, 3))).toEqual(oneItem)
    expect((await reserve(ticket, 2)).status).toBe('RESERVED')
    await refused(ticket)
  })

  it('replaces their own hold, which gives back what they need', async () => {
    const { ticket, held } = await soldOut()
    const lines = [{ ticket_id: ticket.id, price_id: firstPriceOf(ticket), quantity: 2 }]
    const replace = (replaces_order = '') =>
      createOrder(testContext(), {
        params: { event_id: ticket.event_id },
        body: { lines, locale: 'en', replaces_order },
      })
    expect((await replace(held[0])).status).toBe('RESERVED')
    await expect(replace(held[1])).rejects.toMatchObject({ code: 'order.sold_out' })
  })

  it('looks for lapsed holds once a second, however many are refused', async () => {
    const { ticket } = await soldOut()
    expect(await looksOf(ticket)).toBeLessThanOrEqual(1)
  })

  it('would look each time without that bound (negative control)', async () => {
    const { ticket } = await soldOut()
    withoutGuard('lapseLook')
    expect(await looksOf(ticket)).toBeGreaterThan(1)
  })
})

/** How often 20 buyers who are refused within one second look for lapsed holds. */
async function looksOf(ticket: Ticket): Promise<number> {
  const next = later(testContext(), 1.2)
  const { indexes, stop } = countRequests()
  await atOneMoment(() => Promise.all(Array.from({ length: 20 }, () => refused(ticket, next))))
  stop()
  // A look asks each of an event's four list shards twice: for what has lapsed, and for what lapses next.
  return indexes.length / 8
}

/** Everything by which stock comes back to an event after its buyers were refused. */
const returns: Record<string, (event: SoldOut) => Promise<unknown>> = {
  'a hold is given back': ({ held }) =>
    abandonOrder(testContext(), { params: { order_short_id: held[1] ?? '' } }),
  'a hold is ended after its time': ({ held }) => expireOrder(later(testContext(), 86_400), held[1] ?? ''),
  'an order is cancelled': async ({ ctx, event, held }) => {
    const order_short_id = held[1] ?? ''
    const { slots } = await readOrder(order_short_id)
    const attendees = slots.map(({ short_id }) => ({ short_id }))
    await nameBuyer({ short_id: order_short_id, attendees } as never)
    const params = { event_id: event.id, order_short_id }
    await cancelOrder(ctx, { params, body: { refund: false, notify_buyer: false } } as never)
  },
  'more are to be sold': (event) => setStock(event, 4),
  'more are to be sold than the pool has shards for': (event) => setStock(event, 400),
  'there is no limit any more': (event) => setStock(event, null),
}

describe('a buyer who comes after stock came back', () => {
  it.each(Object.entries(returns))('is served when %s', async (_name, giveBack) => {
    const event = await soldOut()
    await giveBack(event)
    expect((await reserve(event.ticket)).status).toBe('RESERVED')
  })

  it('would be refused if the mark were not cleared (negative control)', async () => {
    withoutGuard('mark')
    const event = await soldOut()
    await returns['a hold is given back']?.(event)
    await refused(event.ticket)
  })

  it('is served at the moment when a hold lapses, though it is marked (F3)', async () => {
    const { ticket, held } = await soldOut()
    const { reserved_until } = await readOrder(held[1] ?? '')
    const moment = (milliseconds: number) =>
      testContext({ now: new Date(Date.parse(reserved_until) + milliseconds) })
    await refused(ticket, moment(-900))
    expect((await reserve(ticket, 1, moment(0))).status).toBe('RESERVED')
  })

  it('is served when a hold ends sooner than it was to', async () => {
    const { ticket, held } = await soldOut()
    const before = await readOrder(held[1] ?? '')
    await refused(ticket)
    const reserved_until = new Date(Date.now() + 50).toISOString()
    await writeOrder({ before, after: { ...before, reserved_until } })
    expect((await readMark(ticket.event_id))?.clear_until).toBeUndefined()
    expect((await reserve(ticket, 1, later(testContext(), 0.1))).status).toBe('RESERVED')
  })

  const capacity = (ticket: Ticket, seats: number) =>
    capacityAssignmentBody.parse({ name: 'Hall', capacity: seats, ticket_ids: [ticket.id] })

  it.each(['raised', 'recounted after an order from before it'])(
    'is served when the capacity is %s',
    async (how) => {
      const { ctx, event, tickets } = await mintLiveEvent([
        { type: 'FREE', prices: [{ quantity_available: 40 }] },
      ])
      const ticket = tickets[0] as Ticket
      const { short_id } = await reserve(ticket, 2)
      const params = { event_id: event.id }
      const { id } = await createCapacityAssignment(ctx, { params, body: capacity(ticket, 3) })
      await reserve(ticket)
      expect(await costOf((ctx) => refused(ticket, ctx))).toEqual(oneItem)
      if (how === 'raised')
        await updateCapacityAssignment(ctx, {
          params: { ...params, capacity_assignment_id: id },
          body: capacity(ticket, 4),
        })
      else await abandonOrder(testContext(), { params: { order_short_id: short_id } })
      expect((await reserve(ticket)).status).toBe('RESERVED')
    },
  )

  it('is served when a promo code may be used more often', async () => {
    const { ctx, event, tickets } = await mintLiveEvent([{ type: 'FREE', prices: [{}] }])
    const ticket = tickets[0] as Ticket
    const params = { event_id: event.id }
    const code = (max_uses: number) => promoCodeBody.parse({ code: 'ONCE', discount_type: 'NONE', max_uses })
    const { id } = await createPromoCode(ctx, { params, body: code(1) })
    const use = () =>
      createOrder(testContext(), {
        params,
        body: {
          lines: [{ ticket_id: ticket.id, price_id: firstPriceOf(ticket), quantity: 1 }],
          locale: 'en',
          promo_code: 'ONCE',
        },
      }).catch((error: unknown) => {
        if (isAppError(error, 'promo_code.used_up')) return 'used up'
        throw error
      })
    await use()
    expect([await use(), await use()]).toEqual(['used up', 'used up'])
    await updatePromoCode(ctx, { params: { ...params, promo_code_id: id }, body: code(2) })
    expect(await use()).toMatchObject({ status: 'RESERVED' })
  })
})
