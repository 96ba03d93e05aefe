import { createOrderBody } from '@foyer/contracts/order/order-bodies'
import type { Ticket } from '@foyer/contracts/ticket/ticket'
import { describe, expect, it } from 'vitest'
import { createOrder } from '../order/create-order.ts'
import { abandonOrder } from '../order/end-hold.ts'
import { newLinkId } from '../random-id.ts'
import { readOrder } from '../store/order/order-entity.ts'
import { firstPriceOf, nameBuyer } from '../testing/buy.ts'
import { withoutGuard } from '../testing/guard/without-guard.ts'
import { heldByClient } from '../testing/held-by-client.ts'
import { joinLine } from '../testing/join-line.ts'
import { mintLiveEvent } from '../testing/mint-live-event.ts'
import { challengeOf, solveProof } from '../testing/solve-proof.ts'
import { later, testContext } from '../testing/test-context.ts'
import { type Context, isAppError } from '../verb.ts'

const client = testContext({ clientAddress: '203.0.113.7' })

async function sale(quantity_available: number | null, { max_per_order = 100 } = {}): Promise<Ticket> {
  const prices = [{ quantity_available }]
  const { tickets } = await mintLiveEvent([{ type: 'FREE', max_per_order, prices }])
  const [ticket] = tickets
  if (!ticket) throw new Error('no ticket')
  return ticket
}

function hold(ticket: Ticket, quantity: number, ctx: Context = client, given: object = {}) {
  const lines = [{ ticket_id: ticket.id, price_id: firstPriceOf(ticket), quantity }]
  const body = createOrderBody.parse({ lines, ...given })
  return createOrder(ctx, { params: { event_id: ticket.event_id }, body })
}

/** Does what a browser does: solves what it is asked for and sends the same again. */
async function holdWithProofs(ticket: Ticket, quantity: number, ctx: Context = client, given: object = {}) {
  let proofs = 0
  for (let proof: string | undefined; ; proofs += 1) {
    const refusal = await hold(ticket, quantity, { ...ctx, proof }, given).catch((error: unknown) => error)
    const challenge = challengeOf(refusal)
    if (refusal instanceof Error && (!challenge || proofs === 4)) throw refusal
    if (!challenge) return { order: refusal as Awaited<ReturnType<typeof hold>>, proofs }
    proof = solveProof(challenge)
  }
}

/** How many tickets an impatient client got when it asked for that many orders at once. */
async function grab(ticket: Ticket, orders: number, quantity: number, ctx: Context = client) {
  const answers = await Promise.allSettled(Array.from({ length: orders }, () => hold(ticket, quantity, ctx)))
  const got = answers.filter(({ status }) => status === 'fulfilled').length * quantity
  const codes = new Set(answers.flatMap((answer) => (answer.status === 'rejected' ? answer.reason.code : [])))
  return { got, codes: [...codes] }
}

async function countedFor({ event_id }: Ticket): Promise<number> {
  const counts = await heldByClient(client, event_id)
  return counts.reduce((sum, tickets) => sum + tickets, 0)
}

describe('one client that holds all it can get (F30)', () => {
  it('gets no more than its share of 500 places without proofs, all at once', async () => {
    const ticket = await sale(500)
    const { got, codes } = await grab(ticket, 50, 10)
    expect(got).toBeGreaterThanOrEqual(60)
    expect(got).toBeLessThanOrEqual(100)
    // Those that come at the same moment are counted before they are refused, so some of them meet the ceiling.
    expect(['client.proof_required', 'waiting_room.pass_required']).toEqual(expect.arrayContaining(codes))
    expect(await grab(ticket, 10, 10)).toMatchObject({ codes: ['client.proof_required'] })
  })

  it('holds the hall without the count (negative control)', async () => {
    withoutGuard('clientHold')
    expect(await grab(await sale(500), 50, 10)).toMatchObject({ got: 500 })
  })

  it('gets no more one order after another, nor with large orders', async () => {
    const ticket = await sale(500)
    let got = 0
    for (let turn = 0; turn < 12; turn += 1) got += (await grab(ticket, 1, 10)).got
    expect(got).toBe(80)
    const other = await sale(120)
    await expect(hold(other, 100)).rejects.toMatchObject({ code: 'client.proof_required' })
    expect((await holdWithProofs(other, 100)).proofs).toBe(1)
  })

  it('solves harder proofs the larger its share', async () => {
    const ticket = await sale(100)
    const bits: number[] = []
    for (let turn = 0; turn < 5; turn += 1) {
      const refusal = await hold(ticket, 10).catch((error: unknown) => error)
      bits.push(challengeOf(refusal)?.bits ?? 0)
      await holdWithProofs(ticket, 10)
    }
    expect(bits).toEqual([0, 13, 14, 14, 15])
  })

  it('does not affect others, and is counted for each event separately', async () => {
    const ticket = await sale(100)
    await grab(ticket, 10, 10)
    const other = testContext({ clientAddress: '203.0.113.8' })
    expect((await hold(ticket, 10, other)).status).toBe('RESERVED')
    expect((await hold(await sale(100), 10)).status).toBe('RESERVED')
  })

  it('is carried over from one window to the next, since holds last', async () => {
    const ticket = await sale(100)
    const window = 2 * 900_000
    const start = new Date(Math.ceil((Date.now() + 1) / window) * window - 60_000)
    const before = { ...client, now: start }
    expect((await grab(ticket, 10, 10, before)).got).toBeLessThanOrEqual(20)
    const next = await grab(ticket, 10, 10, later(before, 120))
    expect(next.got).toBeLessThanOrEqual(10)
  })
})

describe('the ceiling of what one client has not paid for (F30)', () => {
  /** 500 places, and orders of 10: a tenth of them, and the first ten that are not counted off. */
  const places = async () => sale(500, { max_per_order: 10 })
  const ceiling = 60
  const withPass = async ({ event_id }: Ticket) => (await joinLine(client, event_id)).pass

  /** Solves what is asked, again and again, and holds until something else is answered. */
  async function holdAllItCan(ticket: Ticket): Promise<{ got: number; code: string }> {
    for (let got = 0; ; got += 10) {
      const refusal = await holdWithProofs(ticket, 10).catch((error: unknown) => error)
      if (isAppError(refusal) || got >= 80) return { got, code: isAppError(refusal) ? refusal.code : '' }
    }
  }

  it('sends it into the line, and no proof and no pass leads beyond', { timeout: 60_000 }, async () => {
    const ticket = await places()
    // What others hold makes the stock short.
    await Promise.all(
      Array.from({ length: 40 }, (_, at) =>
        hold(ticket, 10, testContext({ clientAddress: `198.51.100.${at}` })),
      ),
    )
    expect(await holdAllItCan(ticket)).toEqual({ got: ceiling, code: 'waiting_room.pass_required' })
    const waiting = { waiting_pass: await withPass(ticket) }
    const answers = await Promise.allSettled(
      Array.from({ length: 4 }, () => hold(ticket, 10, client, waiting)),
    )
    const codes = answers.map((answer) => (answer.status === 'rejected' ? answer.reason.code : 'held'))
    expect(codes).toEqual(Array(4).fill('waiting_room.not_your_turn'))
    expect(await countedFor(ticket)).toBe(ceiling)
  })

  it('counts what is not paid only: its next order goes through once one is bought or given back', async () => {
    const ticket = await sale(60, { max_per_order: 10 })
    await hold(ticket, 10)
    const [bought, abandoned] = [await holdWithProofs(ticket, 10), await holdWithProofs(ticket, 10)]
    const waiting_pass = await withPass(ticket)
    const next = async () => (await holdWithProofs(ticket, 10, client, { waiting_pass })).order
    await expect(next()).rejects.toMatchObject({ code: 'waiting_room.not_your_turn', status: 429 })
    await nameBuyer(bought.order)
    expect((await next()).status).toBe('RESERVED')
    await expect(next()).rejects.toMatchObject({ code: 'waiting_room.not_your_turn' })
    await abandonOrder(client, { params: { order_short_id: abandoned.order.short_id } })
    expect((await next()).status).toBe('RESERVED')
  })

  it('is the hall without the guard (negative control)', { timeout: 60_000 }, async () => {
    withoutGuard('holdCeiling')
    expect(await holdAllItCan(await places())).toMatchObject({ got: 80 })
  })
})

describe('people who share an address', () => {
  it('all get tickets, 200 of 400, with a proof where they are asked', {
    timeout: 60_000,
    tags: 'long',
  }, async () => {
    const ticket = await sale(400)
    let proofs = 0
    const buyers = Array.from({ length: 200 }, (_, at) => at)
    const buy = async () => {
      while (buyers.pop() !== undefined) {
        const bought = await holdWithProofs(ticket, 1, testContext({ clientAddress: client.clientAddress }))
        await nameBuyer(bought.order)
        proofs += bought.proofs
      }
    }
    await Promise.all(Array.from({ length: 8 }, buy))
    expect(proofs).toBeLessThan(200)
  })

  it('are asked for nothing as long as they hold few, or where there is no limit', async () => {
    const ticket = await sale(12)
    for (let turn = 0; turn < 5; turn += 1) expect((await hold(ticket, 2)).status).toBe('RESERVED')
    const unlimited = await sale(null)
    for (let turn = 0; turn < 3; turn += 1) await hold(unlimited, 100)
    expect(await countedFor(unlimited)).toBe(0)
  })
})

describe('a client’s count', () => {
  it('does not grow when a buyer goes back and forth (F22)', async () => {
    const ticket = await sale(12)
    let { short_id } = await hold(ticket, 9)
    for (const quantity of [10, 9, 10, 8, 10])
      short_id = (await hold(ticket, quantity, client, { replaces_order: short_id })).short_id
    expect(await countedFor(ticket)).toBe(10)
  })

  it('goes down by what is refused, abandoned, bought or replaced, once it is large', async () => {
    const ticket = await sale(500)
    await hold(ticket, 10)
    const second = await hold(ticket, 20)
    const third = await hold(ticket, 5)
    expect(await countedFor(ticket)).toBe(35)
    const refused = hold(ticket, 7, client, { expected_total: 5 })
    await expect(refused).rejects.toMatchObject({ code: 'order.price_changed' })
    expect(await countedFor(ticket)).toBe(35)
    await abandonOrder(client, { params: { order_short_id: second.short_id } })
    expect(await countedFor(ticket)).toBe(15)
    await nameBuyer(third)
    expect(await countedFor(ticket)).toBe(10)
    expect(await readOrder(third.short_id)).not.toHaveProperty('held_by')
  })

  it('counts two clicks with one key once', async () => {
    const ticket = await sale(500)
    const ctx = { ...client, idempotencyKey: newLinkId() }
    const both = await Promise.all([hold(ticket, 4, ctx), hold(ticket, 4, ctx)])
    expect(new Set(both.map(({ short_id }) => short_id)).size).toBe(1)
    expect(await countedFor(ticket)).toBe(4)
  })

  it('is not lowered by naming a hold that is replaced by others at the same time', async () => {
    const ticket = await sale(500)
    const { short_id } = await hold(ticket, 4)
    await Promise.allSettled(
      Array.from({ length: 5 }, () => hold(ticket, 4, client, { replaces_order: short_id })),
    )
    const open = 20
    expect(await countedFor(ticket)).toBe(open)
  })
})
