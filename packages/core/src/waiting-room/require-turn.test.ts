import { beforeEach, describe, expect, it } from 'vitest'
import { forgetEventGraphs } from '../event-graph/event-graph.ts'
import { newLinkId } from '../random-id.ts'
import { nameBuyer } from '../testing/buy.ts'
import { countRequests } from '../testing/count-requests.ts'
import { endHoldUnseen } from '../testing/end-hold-unseen.ts'
import { withoutGuard } from '../testing/guard/without-guard.ts'
import { joinLine } from '../testing/join-line.ts'
import { lineEvent, lineOf, reserveWith, setLine } from '../testing/line-event.ts'
import { later } from '../testing/test-context.ts'
import { signToken } from '../token/signed-token.ts'
import type { Context } from '../verb.ts'

beforeEach(() => forgetEventGraphs())

describe('an event without a crowd', () => {
  it('sells as ever, and reads nothing more for a reservation', async () => {
    const { ticket, visitor, event_id } = await lineEvent({})
    const counted = countRequests()
    await reserveWith(visitor, ticket)
    counted.stop()
    const other = await lineEvent({ mode: 'OFF' })
    const without = countRequests()
    await reserveWith(other.visitor, other.ticket)
    without.stop()
    expect(counted.sent).toEqual(without.sent)
    expect(await lineOf(event_id)).toMatchObject({ is_required: false, opens_at: null, joined: 0 })
  })
})

describe('where the line is in force', () => {
  async function inForce() {
    const event = await lineEvent({ mode: 'ON' })
    const { pass } = await joinLine(event.visitor, event.event_id)
    const later5 = later(event.visitor, 5)
    return { ...event, pass, buyer: later5 }
  }

  it.each<[string, (event_id: string, ctx: Context) => Promise<string | undefined>]>([
    ['without a pass', async () => undefined],
    ['with nonsense', async () => 'a.b.c'],
    [
      'with a pass for another event',
      async (_, ctx) => (await joinLine(ctx, (await lineEvent({ mode: 'ON' })).event_id)).pass,
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

  it('a place behind all who came has its turn once the line is empty', async () => {
    const { ticket, visitor, event_id } = await inForce()
    await setLine(event_id, { late: 500 })
    const { pass, place } = await joinLine(later(visitor, 1), event_id)
    expect(place).toBe(500)
    await setLine(event_id, { late: 2 })
    await expect(reserveWith(later(visitor, 5), ticket, { pass })).resolves.toMatchObject({
      status: 'RESERVED',
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

  it('one pass buys nothing more by naming the completed order as the one that is to be replaced', async () => {
    const { ticket, buyer, pass } = await inForce()
    const bought = await nameBuyer(await reserveWith(buyer, ticket, { pass }), buyer)
    expect(bought.status).toBe('COMPLETED')
    const again = reserveWith(buyer, ticket, { pass, replaces_order: bought.short_id })
    await expect(again).rejects.toMatchObject({ code: 'waiting_room.pass_used' })
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
