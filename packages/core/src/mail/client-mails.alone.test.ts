import type { PublicOrder } from '@foyer/contracts/order/order'
import type { Ticket } from '@foyer/contracts/ticket/ticket'
import { afterEach, describe, expect, it } from 'vitest'
import { readOrder } from '../store/order/order-entity.ts'
import { nameBuyer, reserve } from '../testing/buy.ts'
import { countRequests } from '../testing/count-requests.ts'
import { withoutGuard } from '../testing/guard/without-guard.ts'
import { mintLiveEvent } from '../testing/mint-live-event.ts'
import { challengeOf, solveProof } from '../testing/solve-proof.ts'
import { later, testContext } from '../testing/test-context.ts'
import type { Context } from '../verb.ts'

let stop: () => void = () => undefined
afterEach(() => {
  stop()
})

let clients = 0
/** A client that no other test is. */
function newClient(): Context {
  clients += 1
  return testContext({ clientAddress: `203.0.113.${clients}` })
}

async function mintTicket(type: 'FREE' | 'PAID' = 'FREE'): Promise<Ticket> {
  const prices = [{ price: type === 'PAID' ? 1000 : 0 }]
  const [ticket] = (await mintLiveEvent([{ type, prices, max_per_order: 100 }])).tickets
  if (!ticket) throw new Error('no ticket')
  return ticket
}

/** Orders one ticket, and answers the order or the refusal. */
async function order(ticket: Ticket, ctx: Context): Promise<PublicOrder | Error> {
  const held = await reserve(ticket, 1, ctx)
  return nameBuyer(held, ctx).catch((refusal: Error) => refusal)
}

const isRefused = (answer: PublicOrder | Error) => challengeOf(answer) !== null

/** How many of these orders went through, one after another. */
async function take(ticket: Ticket, ctx: Context, orders: number): Promise<number> {
  let taken = 0
  for (let turn = 0; turn < orders; turn += 1) taken += isRefused(await order(ticket, ctx)) ? 0 : 1
  return taken
}

/** Does what a browser does: solves what it is asked for and sends the same again. */
async function orderWithProof(ticket: Ticket, ctx: Context): Promise<{ order: PublicOrder; proofs: number }> {
  const held = await reserve(ticket, 1, ctx)
  for (let proof: string | undefined, proofs = 0; ; proofs += 1) {
    const answer = await nameBuyer(held, { ...ctx, proof }).catch((refusal: Error) => refusal)
    const challenge = challengeOf(answer)
    if (answer instanceof Error && (!challenge || proofs > 1)) throw answer
    if (!challenge) return { order: answer as PublicOrder, proofs }
    proof = solveProof(challenge)
  }
}

describe('the free orders of one client', () => {
  it('ask for a proof of work after 24 emails in a day, for this account only, and not again the next day', async () => {
    const [ticket, client] = [await mintTicket(), newClient()]
    expect(await take(ticket, client, 26)).toBe(24)
    expect(isRefused(await order(await mintTicket(), client))).toBe(false)
    expect(isRefused(await order(ticket, newClient()))).toBe(false)
    expect(isRefused(await order(ticket, later(client, 86_400)))).toBe(false)
  })

  it('ask for it just as early when they come at once', async () => {
    const [ticket, client] = [await mintTicket(), newClient()]
    const answers = await Promise.all(Array.from({ length: 30 }, () => order(ticket, client)))
    expect(answers.filter((answer) => !isRefused(answer))).toHaveLength(24)
  })

  it('have no limit when they are not counted (negative control)', async () => {
    withoutGuard('clientMail')
    expect(await take(await mintTicket(), newClient(), 26)).toBe(26)
  })

  it('count each address that gets mail, so that one order with many guests asks for it too', async () => {
    const [ticket, client] = [await mintTicket(), newClient()]
    const held = await reserve(ticket, 25, client)
    const person = { first_name: 'Gus', last_name: 'Guest', answers: [] }
    const body = {
      ...{ ...person, email: 'bea@example.com' },
      attendees: held.attendees.map(({ short_id }, seat) => ({
        ...person,
        short_id,
        email: `guest-${seat}@example.com`,
      })),
    }
    const { giveOrderDetails } = await import('../order/give-order-details.ts')
    const given = giveOrderDetails(client, { params: { order_short_id: held.short_id }, body })
    await expect(given).rejects.toMatchObject({ code: 'client.proof_required' })
    // The same guests under one address are one email.
    expect(isRefused(await nameBuyer(held, client).catch((refusal: Error) => refusal))).toBe(false)
  })

  it('cost the usual buyer no extra request, and one plain write from the fifth email on', async () => {
    const [ticket, client] = [await mintTicket(), newClient()]
    const writesOf = async (ctx: Context) => {
      const held = await reserve(ticket, 1, ctx)
      const requests = countRequests()
      stop = requests.stop
      await nameBuyer(held, ctx)
      requests.stop()
      return requests.sent
    }
    const uncounted = await writesOf(testContext())
    for (let turn = 0; turn < 4; turn += 1) expect(await writesOf(client)).toEqual(uncounted)
    expect((await writesOf(client)).toSorted()).toEqual([...uncounted, 'UpdateItemCommand'].toSorted())
  })
})

describe('people who share an address', () => {
  it('all get their free tickets, 30 of one campus, with one proof each where they are asked', async () => {
    const [ticket, client] = [await mintTicket(), newClient()]
    let proofs = 0
    const ofCrowd: boolean[] = []
    for (let buyer = 0; buyer < 30; buyer += 1) {
      const bought = await orderWithProof(ticket, client)
      expect(bought.order.status).toBe('COMPLETED')
      proofs += bought.proofs
      ofCrowd.push((await readOrder(bought.order.short_id)).is_of_crowd === true)
    }
    expect(proofs).toBe(6)
    expect(ofCrowd.filter((is) => is)).toHaveLength(6)
  }, 60_000)

  it('are asked once where an order is paid, and not again when they correct a name', async () => {
    const [ticket, client] = [await mintTicket('PAID'), newClient()]
    for (let buyer = 0; buyer < 24; buyer += 1) expect(isRefused(await order(ticket, client))).toBe(false)
    const { order: asked, proofs } = await orderWithProof(ticket, client)
    expect([asked.payment_status, proofs]).toEqual(['AWAITING_PAYMENT', 1])
    expect((await nameBuyer(asked, client, 'corrected@example.com')).email).toBe('corrected@example.com')
  })
})
