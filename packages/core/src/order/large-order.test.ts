import { createManualOrderBody } from '@foyer/contracts/order/order-bodies'
import type { Ticket } from '@foyer/contracts/ticket/ticket'
import { beforeAll, describe, expect, it } from 'vitest'
import { cancelAttendee, reactivateAttendee } from '../attendee/cancel-attendee.ts'
import { activateAttendees } from '../attendee/change-attendee.ts'
import { expireOrder } from '../hold/expire-order.ts'
import { mostShardsPerOrder } from '../pool/plan-takes.ts'
import { rebuildPools } from '../repair/rebuild-pools.ts'
import { checkPayment } from '../settlement/settle-payment.ts'
import { readOrder } from '../store/order/order-entity.ts'
import { nameBuyer } from '../testing/buy.ts'
import { endHoldUnseen } from '../testing/end-hold-unseen.ts'
import { withoutGuard } from '../testing/guard/without-guard.ts'
import { linesOf, mintCapacities, mintPrices, mintScattered } from '../testing/mint-large-event.ts'
import type { LiveEvent } from '../testing/mint-live-event.ts'
import { payInBrowser } from '../testing/pay.ts'
import { later, testContext } from '../testing/test-context.ts'
import { cancelOrder } from './cancel-order.ts'
import { createManualOrder } from './create-manual-order.ts'
import { createOrder } from './create-order.ts'
import { abandonOrder } from './end-hold.ts'
import { markOrderPaid } from './mark-order-paid.ts'
import { refundOrder } from './refund-order.ts'

const ctx = testContext()
const person = { first_name: 'Bea', last_name: 'Buyer', email: 'bea@example.com' }
const tooLarge = { code: 'order.too_large', status: 422 }

const givenBack = {
  status: 'EXPIRED',
  payment_status: 'PAYMENT_RECEIVED',
  refund_status: 'REFUND_PENDING',
  refunds: [{ reason: 'SOLD_OUT' }],
}

type Lines = ReturnType<typeof linesOf>

const reserveLines = (live: LiveEvent, lines: Lines, replaces_order?: string) =>
  createOrder(ctx, { params: { event_id: live.event.id }, body: { lines, locale: 'en', replaces_order } })

const sellByHand = (live: LiveEvent, lines: Lines) =>
  createManualOrder(live.ctx, {
    params: { event_id: live.event.id },
    body: createManualOrderBody.parse({ lines, ...person }),
  })

/** An order of these lines with a named buyer. */
const named = async (live: LiveEvent, lines: Lines) =>
  (await nameBuyer(await reserveLines(live, lines))).short_id

const paid = async (live: LiveEvent, lines: Lines) => {
  const short_id = await named(live, lines)
  await payInBrowser(short_id)
  await checkPayment(ctx, short_id)
  return short_id
}

/** Paid, after the hold had ended. */
const paidLate = async (live: LiveEvent, lines: Lines) => {
  const short_id = await named(live, lines)
  await payInBrowser(short_id)
  await endHoldUnseen(short_id)
  await checkPayment(ctx, short_id)
  return short_id
}

const managed = ({ event }: LiveEvent, order_short_id: string) => ({
  params: { event_id: event.id, order_short_id },
})

const cancel = (live: LiveEvent, short_id: string, refund: boolean) =>
  cancelOrder(live.ctx, { ...managed(live, short_id), body: { refund, notify_buyer: false } })

interface Hall {
  live: LiveEvent
  /** The most that one order may take. */
  largest: Lines
  /** As much again, of other pools where there are any. */
  other: Lines
  /** More than one order may take. */
  beyond: Lines
  /** From how many shards the largest takes. */
  shards: number
  /** More lies only too scattered for one order: it would be brought together. */
  isScattered?: boolean
}

const half = Math.floor(mostShardsPerOrder / 2)

const halls: [name: string, mint: () => Promise<Hall>][] = [
  [
    'of 25 tickets in 25 capacities',
    async () => {
      const live = await mintCapacities(25)
      const of = (tickets: readonly Ticket[]) => linesOf(tickets)
      const { tickets } = live
      return {
        live,
        largest: of(tickets.slice(0, half)),
        other: of(tickets.slice(-half)),
        beyond: of(tickets),
        shards: 44,
      }
    },
  ],
  [
    'at 50 prices',
    async () => {
      const live = await mintPrices(50, 50)
      const [first = [], second = []] = live.tickets.map((ticket) => linesOf([ticket]))
      return {
        live,
        largest: first.slice(0, mostShardsPerOrder),
        other: second.slice(0, mostShardsPerOrder),
        beyond: first,
        shards: 45,
      }
    },
  ],
  [
    'of tickets that lie one by one in 32 shards',
    async () => {
      const live = await mintScattered(2)
      const [first, second] = live.tickets
      if (!first || !second) throw new Error('no ticket')
      return {
        live,
        largest: linesOf([first], 32),
        other: linesOf([second], 32),
        beyond: [...linesOf([first], 32), ...linesOf([second], 32)],
        shards: 32,
        isScattered: true,
      }
    },
  ],
]

describe.each(halls)('the largest order %s (F25)', (_name, mint) => {
  let hall: Hall
  beforeAll(async () => {
    hall = await mint()
  })

  const works: [name: string, act: (hall: Hall) => Promise<unknown>, status: string][] = [
    [
      'paid and cancelled',
      async ({ live, largest }) => cancel(live, await paid(live, largest), true),
      'CANCELLED',
    ],
    [
      'refunded with cancelling',
      async ({ live, largest }) =>
        refundOrder(live.ctx, {
          ...managed(live, await paid(live, largest)),
          body: { amount: 100, notify_buyer: false, cancel_order: true },
        }),
      'CANCELLED',
    ],
    [
      'paid late, with its tickets taken again, and cancelled',
      async ({ live, largest }) => {
        const short_id = await paidLate(live, largest)
        expect(await readOrder(short_id)).toMatchObject({ status: 'COMPLETED' })
        return cancel(live, short_id, true)
      },
      'CANCELLED',
    ],
    [
      'marked as paid after it has expired, and cancelled',
      async ({ live, largest }) => {
        const short_id = await named(live, largest)
        expect(await expireOrder(later(testContext(), 901), short_id)).toBe('ended')
        await markOrderPaid(live.ctx, managed(live, short_id))
        return cancel(live, short_id, false)
      },
      'CANCELLED',
    ],
    [
      'sold by hand and cancelled',
      async ({ live, largest }) => cancel(live, (await sellByHand(live, largest)).short_id, false),
      'CANCELLED',
    ],
    [
      'replaced by another as large, and abandoned',
      async ({ live, largest, other }) => {
        const first = await reserveLines(live, largest)
        const { short_id } = await reserveLines(live, other, first.short_id)
        expect(await readOrder(first.short_id)).toMatchObject({ status: 'EXPIRED' })
        await abandonOrder(ctx, { params: { order_short_id: short_id } })
        return readOrder(short_id)
      },
      'EXPIRED',
    ],
    [
      'rid of single tickets, which come back, and cancelled',
      async ({ live, largest }) => {
        const { short_id, attendees } = await sellByHand(live, largest)
        await activateAttendees(short_id)
        for (const { short_id: attendee_short_id } of attendees.slice(0, 5)) {
          const params = { event_id: live.event.id, attendee_short_id }
          await cancelAttendee(live.ctx, { params })
          await reactivateAttendee(live.ctx, { params })
        }
        return cancel(live, short_id, false)
      },
      'CANCELLED',
    ],
  ]

  it.each(works)('can be %s', { tags: 'long' }, async (_name, act, status) => {
    expect(await act(hall)).toMatchObject({ status })
    expect(await rebuildPools(hall.live.event.id)).toEqual([])
  })

  it('takes from exactly the number of shards that the test intends', async () => {
    const { live, largest, shards } = hall
    const { short_id } = await reserveLines(live, largest)
    expect((await readOrder(short_id)).takes).toHaveLength(shards)
    await abandonOrder(ctx, { params: { order_short_id: short_id } })
  })

  /** More than one order may take, as it lies. */
  const tooMuch = () => {
    if (hall.isScattered) withoutGuard('gathering')
    return hall
  }

  it('is the largest: more is refused when reserving online and by hand', async () => {
    const { live, beyond } = tooMuch()
    await expect(reserveLines(live, beyond)).rejects.toMatchObject(tooLarge)
    await expect(sellByHand(live, beyond)).rejects.toMatchObject(tooLarge)
    expect(await rebuildPools(live.event.id)).toEqual([])
  })

  it('gives the money back where it was reserved larger and is paid late', async () => {
    const { live, beyond } = tooMuch()
    const endGoingWithout = withoutGuard('room')
    const short_id = await named(live, beyond)
    await payInBrowser(short_id)
    await endHoldUnseen(short_id)
    endGoingWithout()
    await checkPayment(ctx, short_id)
    expect(await readOrder(short_id)).toMatchObject(givenBack)
  })

  it('gives the money back although only DynamoDB refuses its size', async () => {
    const { live, beyond } = tooMuch()
    withoutGuard('room')
    expect(await readOrder(await paidLate(live, beyond))).toMatchObject(givenBack)
  })

  it('could not be cancelled if more were reserved (negative control)', async () => {
    const { live, beyond } = tooMuch()
    withoutGuard('room')
    const short_id = await paid(live, beyond)
    await expect(cancel(live, short_id, true)).rejects.toMatchObject({
      cause: { name: 'ValidationException' },
    })
  })
})

it('tickets that lie in more shards than one order may have are brought together for it, and can be cancelled', async () => {
  const live = await mintScattered(2)
  const short_id = await paid(
    live,
    live.tickets.flatMap((ticket) => linesOf([ticket], 32)),
  )
  expect((await readOrder(short_id)).takes.length).toBeLessThanOrEqual(mostShardsPerOrder)
  expect(await cancel(live, short_id, true)).toMatchObject({ status: 'CANCELLED' })
  expect(await rebuildPools(live.event.id)).toEqual([])
})
