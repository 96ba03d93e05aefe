import { createOrderBody } from '@foyer/contracts/order/order-bodies'
import type { Ticket } from '@foyer/contracts/ticket/ticket'
import { placeInDraw } from '@foyer/contracts/waiting-room/place-in-draw'
import type { WaitingRoomMode } from '@foyer/contracts/waiting-room/waiting-room'
import { beforeEach, describe, expect, it } from 'vitest'
import { refreshAvailability } from '../availability/refresh-availability.ts'
import { updateEventSettings } from '../event/event-settings.ts'
import { forgetEventGraphs } from '../event-graph/event-graph.ts'
import { createOrder } from '../order/create-order.ts'
import { newLinkId } from '../random-id.ts'
import { AvailabilityEntity } from '../store/event/availability-entity.ts'
import { WaitingRoomEntity } from '../store/waiting-room/waiting-room-entity.ts'
import { firstPriceOf } from '../testing/buy.ts'
import { countRequests } from '../testing/count-requests.ts'
import { endHoldUnseen } from '../testing/end-hold-unseen.ts'
import { withoutGuard } from '../testing/guard/without-guard.ts'
import { joinLine } from '../testing/join-line.ts'
import { mintLiveEvent } from '../testing/mint-live-event.ts'
import { bodyOf } from '../testing/mint-ticket.ts'
import { at, later, testContext } from '../testing/test-context.ts'
import { updateTicket } from '../ticket/tickets.ts'
import { signToken } from '../token/signed-token.ts'
import type { Context } from '../verb.ts'
import { getWaitingRoom } from './get-waiting-room.ts'
import { joinWaitingRoom } from './join-waiting-room.ts'
import { forgetLine } from './known-line.ts'

interface Given {
  mode?: WaitingRoomMode
  /** Seconds from now until the sale starts. */
  startsIn?: number
  stock?: number
}

async function eventWith({ mode, startsIn, stock = 500 }: Given) {
  const now = new Date()
  const sale_start_date =
    startsIn === undefined ? null : new Date(now.getTime() + startsIn * 1000).toISOString()
  const live = await mintLiveEvent([
    { type: 'FREE', sale_start_date, prices: [{ quantity_available: stock }] },
  ])
  const event_id = live.event.id
  if (mode) await updateEventSettings(live.ctx, { params: { event_id }, body: { waiting_room: mode } })
  const [ticket] = live.tickets
  if (!ticket) throw new Error('no ticket')
  return { owner: live.ctx, event_id, ticket, visitor: testContext({ now }), start: sale_start_date ?? '' }
}

interface Attempt {
  pass?: string
  replaces_order?: string
}

function reserveWith(ctx: Context, ticket: Ticket, { pass, replaces_order }: Attempt = {}) {
  const lines = [{ ticket_id: ticket.id, price_id: firstPriceOf(ticket), quantity: 1 }]
  const body = createOrderBody.parse({ lines, waiting_pass: pass, replaces_order })
  return createOrder({ ...ctx, idempotencyKey: newLinkId() }, { params: { event_id: ticket.event_id }, body })
}

const lineOf = async (event_id: string, ctx = testContext()) => {
  forgetLine(event_id)
  return getWaitingRoom(ctx, { params: { event_id } })
}

/** Sets what the line has counted, as if that many had come. */
async function setLine(event_id: string, counted: { drawn?: number; late?: number; per_second?: number }) {
  await WaitingRoomEntity.patch({ line_event_id: event_id }).set(counted).go()
  forgetLine(event_id)
}

beforeEach(() => forgetEventGraphs())

describe('an event without a crowd', () => {
  it('sells as ever, and reads nothing more for a reservation', async () => {
    const { ticket, visitor, event_id } = await eventWith({})
    const counted = countRequests()
    await reserveWith(visitor, ticket)
    counted.stop()
    const other = await eventWith({ mode: 'OFF' })
    const without = countRequests()
    await reserveWith(other.visitor, other.ticket)
    without.stop()
    expect(counted.sent).toEqual(without.sent)
    expect(await lineOf(event_id)).toMatchObject({ is_required: false, opens_at: null, joined: 0 })
  })
})

describe('a pass', () => {
  it('costs a little work, and the same proof gives the same pass', async () => {
    const { event_id, visitor } = await eventWith({ mode: 'ON' })
    const pass = await joinLine(visitor, event_id)
    const again = await joinWaitingRoom({ ...visitor, proof: pass.proof }, { params: { event_id } })
    expect(again.id).toBe(pass.id)
    await expect(joinLine({ ...visitor, proof: 'a;1' }, event_id)).resolves.not.toHaveProperty('id', pass.id)
  })

  it('costs more work the more of them one address asks for', async () => {
    const { event_id, visitor } = await eventWith({ mode: 'ON' })
    const client = { ...visitor, clientAddress: '203.0.113.9' }
    const bits = []
    for (let time = 0; time < 4; time += 1) {
      const refusal = await joinWaitingRoom(client, { params: { event_id } }).catch((error: unknown) => error)
      bits.push((refusal as { details: { proof: { bits: number } } }).details.proof.bits)
    }
    expect(bits).toEqual([12, 12, 12, 15])
  })

  it('is given out from a quarter of an hour before the sale', async () => {
    const early = await eventWith({ startsIn: 1000 })
    await expect(joinLine(early.visitor, early.event_id)).rejects.toMatchObject({
      code: 'waiting_room.not_open',
      retry_after: 100,
    })
    const { id } = await joinLine(later(early.visitor, 101), early.event_id)
    expect(id).toHaveLength(27)
  })
})

describe('the draw', () => {
  it('keeps its seed until the sale starts, and then everybody can check their place', async () => {
    const { event_id, ticket, visitor, start } = await eventWith({ startsIn: 60, mode: 'ON' })
    const { pass, id, place } = await joinLine(visitor, event_id)
    expect(place).toBeNull()
    await setLine(event_id, { drawn: 10_000 })
    expect(await lineOf(event_id, visitor)).toMatchObject({ seed: null, opens_at: start, admitted: 0 })
    const opened = at(visitor, start)
    const line = await lineOf(event_id, opened)
    const drawn = await placeInDraw({ seed: String(line.seed), drawn: line.drawn }, id)
    const turn = later(opened, (drawn + 1) / line.per_second)
    await expect(reserveWith(later(turn, -1), ticket, { pass })).rejects.toMatchObject({
      code: 'waiting_room.not_your_turn',
      status: 429,
      details: { place: drawn, ahead: line.per_second },
    })
    await expect(reserveWith(turn, ticket, { pass })).resolves.toMatchObject({ status: 'RESERVED' })
  })

  it('moves with the sale', async () => {
    const { owner, event_id, ticket, visitor } = await eventWith({ startsIn: 60 })
    await joinLine(visitor, event_id)
    const sale_start_date = later(visitor, 300).now.toISOString()
    const params = { event_id, ticket_id: ticket.id }
    await updateTicket(owner, { params, body: bodyOf(ticket, { sale_start_date }) })
    await joinLine(visitor, event_id)
    expect(await lineOf(event_id, visitor)).toMatchObject({ opens_at: sale_start_date })
  })

  it('of less than a crowd lets everybody buy without a pass', async () => {
    const { event_id, ticket, visitor, start } = await eventWith({ startsIn: 60 })
    await joinLine(visitor, event_id)
    expect(await lineOf(event_id, at(visitor, start))).toMatchObject({ is_required: false, joined: 1 })
    await reserveWith(at(visitor, start), ticket)
    await setLine(event_id, { drawn: 200 })
    expect(await lineOf(event_id, at(visitor, start))).toMatchObject({ is_required: true })
    await expect(reserveWith(at(visitor, start), ticket)).rejects.toMatchObject({
      code: 'waiting_room.pass_required',
    })
  })

  it('is followed by those who come later, in the order in which they come', async () => {
    const { event_id, visitor, start } = await eventWith({ startsIn: 60, mode: 'ON' })
    await joinLine(visitor, event_id)
    await setLine(event_id, { drawn: 300, late: 40 })
    const first = await joinLine(later(at(visitor, start), 1), event_id)
    await setLine(event_id, { late: 90 })
    const second = await joinLine(later(at(visitor, start), 2), event_id)
    expect([first.place, second.place]).toEqual([340, 390])
  })
})

describe('where the line is in force', () => {
  async function inForce() {
    const event = await eventWith({ mode: 'ON' })
    const { pass } = await joinLine(event.visitor, event.event_id)
    const later5 = later(event.visitor, 5)
    return { ...event, pass, buyer: later5 }
  }

  it.each<[string, (event_id: string, ctx: Context) => Promise<string | undefined>]>([
    ['without a pass', async () => undefined],
    ['with nonsense', async () => 'a.b.c'],
    [
      'with a pass for another event',
      async (_, ctx) => (await joinLine(ctx, (await eventWith({ mode: 'ON' })).event_id)).pass,
    ],
    [
      'with a token for something else',
      (event_id, { now }) =>
        signToken({
          purpose: 'session',
          user_id: event_id,
          claims: { jti: newLinkId(), place: 0 },
          now,
          seconds: 60,
        }),
    ],
    [
      'with a pass of the day before yesterday',
      (event_id, { now }) =>
        signToken({
          purpose: 'waiting_pass',
          user_id: event_id,
          claims: { jti: newLinkId(), place: 0 },
          now: new Date(now.getTime() - 2 * 86_400_000),
          seconds: 86_400,
        }),
    ],
  ])('no one reserves %s', async (_how, passOf) => {
    const { ticket, buyer, event_id } = await inForce()
    const pass = await passOf(event_id, buyer)
    await expect(reserveWith(buyer, ticket, pass === undefined ? {} : { pass })).rejects.toMatchObject({
      code: 'waiting_room.pass_required',
      status: 429,
    })
  })

  it('one pass is good for one order, for another choice in its place, and for another one once it has ended', async () => {
    const { ticket, buyer, pass } = await inForce()
    const first = await reserveWith(buyer, ticket, { pass })
    await expect(reserveWith(buyer, ticket, { pass })).rejects.toMatchObject({
      code: 'waiting_room.pass_used',
      status: 409,
    })
    const second = await reserveWith(buyer, ticket, { pass, replaces_order: first.short_id })
    await expect(reserveWith(buyer, ticket, { pass })).rejects.toMatchObject({
      code: 'waiting_room.pass_used',
    })
    await endHoldUnseen(second.short_id)
    await expect(reserveWith(buyer, ticket, { pass })).resolves.toMatchObject({ status: 'RESERVED' })
  })

  const race = async () => {
    const { ticket, buyer, pass } = await inForce()
    const tries = await Promise.allSettled(
      Array.from({ length: 8 }, () => reserveWith(buyer, ticket, { pass })),
    )
    return tries.filter(({ status }) => status === 'fulfilled').length
  }

  it('one pass that is used eight times at once gives one order', async () => {
    expect(await race()).toBe(1)
  })

  it('the test would see a pass that is used by several orders', async () => {
    withoutGuard('usedPass')
    expect(await race()).toBeGreaterThan(1)
  })
})

describe('a line by itself', () => {
  const count = (event_id: string, ctx: Context) =>
    refreshAvailability(ctx, { event_id, since: ctx.now.toISOString() })

  /** Counts the event, once more, as if that many tickets had been taken in the second before. */
  async function countAfter(event_id: string, ticket: Ticket, taken: number, ctx: Context): Promise<void> {
    const { data: kept } = await AvailabilityEntity.get({ stock_event_id: event_id }).go({ consistent: true })
    const price_id = firstPriceOf(ticket)
    const before = kept?.pools[price_id]
    if (!kept || !before) throw new Error('not counted')
    const pools = { ...kept.pools, [price_id]: { ...before, taken: before.taken - taken } }
    await AvailabilityEntity.put({ ...kept, pools, read_at: later(ctx, -1).now.toISOString() }).go()
    await count(event_id, ctx)
    forgetLine(event_id)
  }

  it('opens in the second in which a crowd buys, and not for fewer', async () => {
    const { event_id, ticket, visitor } = await eventWith({})
    await count(event_id, visitor)
    await countAfter(event_id, ticket, 19, later(visitor, 1))
    expect(await lineOf(event_id, visitor)).toMatchObject({ is_required: false, opens_at: null })
    await countAfter(event_id, ticket, 20, later(visitor, 2))
    const opened = later(visitor, 3)
    expect(await lineOf(event_id, opened)).toMatchObject({ is_required: true, joined: 0, per_second: 50 })
    await expect(reserveWith(opened, ticket)).rejects.toMatchObject({ code: 'waiting_room.pass_required' })
    const { pass } = await joinLine(opened, event_id)
    await reserveWith(opened, ticket, { pass })
  })

  it('follows what is sold, stops where nothing is left, and goes on when tickets come back', async () => {
    const { event_id, ticket, visitor, owner } = await eventWith({ mode: 'ON', stock: 5000 })
    await joinLine(visitor, event_id)
    await setLine(event_id, { late: 100_000 })
    await count(event_id, visitor)
    await countAfter(event_id, ticket, 150, later(visitor, 10))
    const followed = await lineOf(event_id, later(visitor, 10))
    expect(followed).toMatchObject({ admitted: 511, per_second: 48, is_sold_out: false })
    const params = { event_id, ticket_id: ticket.id }
    const stock = (quantity_available: number) =>
      updateTicket(owner, {
        params,
        body: bodyOf(ticket, {
          prices: bodyOf(ticket).prices.map((price) => ({ ...price, quantity_available })),
        }),
      })
    await stock(0)
    await countAfter(event_id, ticket, 0, later(visitor, 20))
    const stopped = await lineOf(event_id, later(visitor, 60))
    expect(stopped).toMatchObject({ admitted: 991, per_second: 0, is_sold_out: true })
    await stock(3000)
    await countAfter(event_id, ticket, 0, later(visitor, 70))
    expect(await lineOf(event_id, later(visitor, 80))).toMatchObject({
      is_sold_out: false,
      admitted: 991 + 51 * 10,
    })
  })

  it('ends when it was empty for long', async () => {
    const { event_id, ticket, visitor } = await eventWith({})
    await count(event_id, later(visitor, -2))
    await countAfter(event_id, ticket, 30, visitor)
    await joinLine(later(visitor, 1), event_id)
    await countAfter(event_id, ticket, 0, later(visitor, 60))
    expect(await lineOf(event_id, later(visitor, 60))).toMatchObject({ is_required: true, joined: 1 })
    await countAfter(event_id, ticket, 0, later(visitor, 300))
    forgetEventGraphs()
    expect(await lineOf(event_id, later(visitor, 300))).toMatchObject({ is_required: false, opens_at: null })
  })
})
