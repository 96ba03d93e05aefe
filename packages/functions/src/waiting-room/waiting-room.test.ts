import { firstPriceOf } from '@foyer/core/testing/buy'
import { mintLiveEvent } from '@foyer/core/testing/mint-live-event'
import { challengeOf, solveProof } from '@foyer/core/testing/solve-proof'
import { describe, expect, it } from 'vitest'
import { refusalOf } from '../testing/refusal.ts'
import { send } from '../testing/send.ts'

async function eventWithRoom(sale_start_date: string | null = null) {
  const { ctx, event, tickets } = await mintLiveEvent([{ type: 'FREE', sale_start_date }])
  const [ticket] = tickets
  if (!ticket) throw new Error('no ticket')
  expect((await send(ctx, `PATCH /events/${event.id}/settings`, { waiting_room: 'ON' })).status).toBe(200)
  const lines = [{ ticket_id: ticket.id, price_id: firstPriceOf(ticket), quantity: 1 }]
  const reserve = (waiting_pass?: string) =>
    send(null, `POST /public/events/${event.id}/orders`, { lines, waiting_pass })
  return { event_id: event.id, reserve }
}

async function join(event_id: string) {
  const path = `POST /public/events/${event_id}/waiting-passes`
  const challenge = challengeOf(await (await send(null, path)).json())
  if (!challenge) throw new Error('No proof was asked for.')
  const answer = await send(null, path, undefined, { 'x-proof-of-work': solveProof(challenge) })
  expect(answer.status).toBe(201)
  return (await answer.json()).data as { pass: string; id: string; place: number | null }
}

describe('the waiting room of an event, over HTTP', () => {
  it('gives a pass for a proof of work, and a reservation needs the pass', async () => {
    const { event_id, reserve } = await eventWithRoom()
    expect((await refusalOf('reserve', await reserve())).slice(0, 2)).toEqual([
      429,
      'waiting_room.pass_required',
    ])
    const { pass } = await join(event_id)
    const reserved = await reserve(pass)
    expect(reserved.status).toBe(201)
    expect((await refusalOf('reserve', await reserve(pass))).slice(0, 2)).toEqual([
      409,
      'waiting_room.pass_used',
    ])
  })

  it('says how far the line has come, the same for everybody, so that caches may keep it', async () => {
    const { event_id } = await eventWithRoom()
    await join(event_id)
    const answer = await send(null, `GET /public/waiting-rooms/${event_id}`)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=2')
    expect(answer.headers.get('set-cookie')).toBeNull()
    expect((await answer.json()).data).toMatchObject({
      is_required: true,
      drawn: 0,
      per_second: 50,
      is_sold_out: false,
    })
  })

  it('says when to come back before it opens, and that it is not a pass’s turn before the sale', async () => {
    const inAnHour = await eventWithRoom(new Date(Date.now() + 3_600_000).toISOString())
    const closed = await send(null, `POST /public/events/${inAnHour.event_id}/waiting-passes`)
    expect(Number(closed.headers.get('retry-after'))).toBeGreaterThan(2600)
    expect((await refusalOf('join', closed)).slice(0, 2)).toEqual([409, 'waiting_room.not_open'])
    const soon = await eventWithRoom(new Date(Date.now() + 600_000).toISOString())
    const { pass, place } = await join(soon.event_id)
    expect(place).toBeNull()
    const early = await soon.reserve(pass)
    expect((await refusalOf('reserve', early)).slice(0, 2)).toEqual([429, 'waiting_room.not_your_turn'])
  })
})
