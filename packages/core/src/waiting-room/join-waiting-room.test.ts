import { placeInDraw } from '@foyer/contracts/waiting-room/place-in-draw'
import { beforeEach, describe, expect, it } from 'vitest'
import { forgetEventGraphs } from '../event-graph/event-graph.ts'
import { joinLine } from '../testing/join-line.ts'
import { lineEvent, lineOf, reserveWith, setLine } from '../testing/line-event.ts'
import { bodyOf } from '../testing/mint-ticket.ts'
import { at, later } from '../testing/test-context.ts'
import { updateTicket } from '../ticket/tickets.ts'
import { joinWaitingRoom } from './join-waiting-room.ts'

beforeEach(() => forgetEventGraphs())

describe('a pass', () => {
  it('costs a little work, and the same proof gives the same pass', async () => {
    const { event_id, visitor } = await lineEvent({ mode: 'ON' })
    const pass = await joinLine(visitor, event_id)
    const again = await joinWaitingRoom({ ...visitor, proof: pass.proof }, { params: { event_id } })
    expect(again.id).toBe(pass.id)
    await expect(joinLine({ ...visitor, proof: 'a;1' }, event_id)).resolves.not.toHaveProperty('id', pass.id)
  })

  it('costs more work the more of them one address asks for', async () => {
    const { event_id, visitor } = await lineEvent({ mode: 'ON' })
    const client = { ...visitor, clientAddress: '203.0.113.9' }
    const bits = []
    for (let time = 0; time < 48; time += 1) {
      const refusal = await joinWaitingRoom(client, { params: { event_id } }).catch((error: unknown) => error)
      bits.push((refusal as { details: { proof: { bits: number } } }).details.proof.bits)
    }
    expect([bits.slice(0, 4), bits[11], bits[23], bits[47]]).toEqual([[12, 12, 12, 14], 16, 17, 18])
  })

  it('is given out from a quarter of an hour before the sale', async () => {
    const early = await lineEvent({ startsIn: 1000 })
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
    const { event_id, ticket, visitor, start } = await lineEvent({ startsIn: 60, mode: 'ON' })
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
      // Before the sale, the line admits no one.
      details: { place: drawn, ahead: Math.min(drawn + 1, line.per_second) },
    })
    await expect(reserveWith(turn, ticket, { pass })).resolves.toMatchObject({ status: 'RESERVED' })
  })

  it('moves with the sale', async () => {
    const { owner, event_id, ticket, visitor } = await lineEvent({ startsIn: 60 })
    await joinLine(visitor, event_id)
    const sale_start_date = later(visitor, 300).now.toISOString()
    const params = { event_id, ticket_id: ticket.id }
    await updateTicket(owner, { params, body: bodyOf(ticket, { sale_start_date }) })
    await joinLine(visitor, event_id)
    expect(await lineOf(event_id, visitor)).toMatchObject({ opens_at: sale_start_date })
  })

  it('of less than a crowd lets everybody buy without a pass', async () => {
    const { event_id, ticket, visitor, start } = await lineEvent({ startsIn: 60 })
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
    const { event_id, visitor, start } = await lineEvent({ startsIn: 60, mode: 'ON' })
    await joinLine(visitor, event_id)
    await setLine(event_id, { drawn: 300, late: 40 })
    const first = await joinLine(later(at(visitor, start), 1), event_id)
    await setLine(event_id, { late: 90 })
    const second = await joinLine(later(at(visitor, start), 2), event_id)
    expect([first.place, second.place]).toEqual([340, 390])
  })
})
