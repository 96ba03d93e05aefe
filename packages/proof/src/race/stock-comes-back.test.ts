import { createOrderBody } from '@foyer/contracts/order/order-bodies'
import type { Ticket } from '@foyer/contracts/ticket/ticket'
import { rebuildPools } from '@foyer/core/repair/rebuild-pools'
import { firstPriceOf, reserve } from '@foyer/core/testing/buy'
import { testContext } from '@foyer/core/testing/test-context'
import { isAppError } from '@foyer/core/verb'
import { callApi } from './call-api.ts'
import { type Purchase, purchase, timed } from './purchase.ts'
import { proveRace } from './race.ts'
import { isRefusedWrongly, type Taking } from './refused-wrongly.ts'
import { openSale, openVenue } from './venue.ts'

const venue = await openVenue()

interface Scene {
  ticket: Ticket
  size: number
  /** Holds of all that there is, which the first actors give back. */
  held: string[]
}

const visits = 3

/** A hall of one or three shards that is all held, and one buyer after another was told so: it is marked. */
async function hall(size: number, shards: number): Promise<Scene> {
  const stock = shards === 1 ? size : shards * 25
  const { tickets } = await openSale(venue, { max_per_order: 100, prices: [{ quantity_available: stock }] })
  const [ticket] = tickets
  if (!ticket) throw new Error('No ticket was created.')
  const held: string[] = []
  if (stock > size) await reserve(ticket, stock - size)
  for (let hold = 0; hold < size; hold += 1) held.push((await reserve(ticket)).short_id)
  for (let refusal = 0; refusal < 2; refusal += 1) {
    const outcome = await reserve(ticket, 1, testContext()).catch((error: unknown) => error)
    if (!isAppError(outcome, 'order.sold_out')) throw new Error('The hall is not sold out.')
  }
  return { ticket, size, held }
}

type Outcome = { gaveBack: Taking } | { bought: Purchase[] }

async function giveBack(order: string): Promise<Outcome> {
  const [answer, givenBack] = await timed(() =>
    callApi({ method: 'DELETE', path: `/public/orders/${order}` }),
  )
  if (answer.status !== 204) throw new Error(`A hold could not be given back: ${answer.status}.`)
  return { gaveBack: { units: 1, taken: { from: 0, until: 0 }, givenBack } }
}

/** Asks again and again; some of what they get comes back at once. */
async function visit({ ticket }: Scene, isLeaving: boolean): Promise<Outcome> {
  const price_id = firstPriceOf(ticket)
  const body = createOrderBody.parse({ lines: [{ ticket_id: ticket.id, price_id, quantity: 1 }] })
  const bought: Purchase[] = []
  for (let visit = 0; visit < visits; visit += 1) {
    const found = await purchase({ event_id: ticket.event_id, body, units: 1, isLeaving })
    bought.push(found)
    if (found.kind === 'bought') break
  }
  return { bought }
}

/** F9: a mark says "sold out" of a hall, and its tickets come back while a crowd asks. */
proveRace<Scene, Outcome>({
  name: 'stock that comes back',
  actors: 20,
  controls: { 'clearing the mark with what comes back': 'mark' },
  arrange: (random) => hall(random.whole(2, 8), random.pick([1, 3])),
  act: (scene, index, random) => {
    const order = scene.held[index]
    return order ? giveBack(order) : visit(scene, random.chance(0.3))
  },
  judge: async ({ ticket, size, held }, outcomes) => {
    const purchases = outcomes.flatMap((outcome) => ('bought' in outcome ? outcome.bought : []))
    const given = outcomes.flatMap((outcome) => ('gaveBack' in outcome ? [outcome.gaveBack] : []))
    const takings = [...given, ...purchases.filter((each) => each.kind !== 'refused')]
    const sold = purchases.filter(({ kind }) => kind === 'bought').length
    const wrong = purchases.filter((each) => each.kind === 'refused' && isRefusedWrongly(size, takings, each))
    const codes = purchases.flatMap((each) => (each.kind === 'refused' ? [each.code] : []))
    const drifts = await rebuildPools(ticket.event_id)
    // Buyers who come when all is quiet get the very last.
    const rest = held.length - sold
    const last = await Promise.allSettled(Array.from({ length: rest + 1 }, () => reserve(ticket)))
    const served = last.filter(({ status }) => status === 'fulfilled').length
    return [
      ...wrong.map(() => 'A buyer heard "sold out" though a ticket was free all the time.'),
      ...codes.filter((code) => code !== 'order.sold_out').map((code) => `A buyer was refused with ${code}.`),
      ...drifts.map((drift) => `A pool has drifted: ${JSON.stringify(drift)}`),
      ...(served === rest ? [] : [`${served} of the last ${rest} were served.`]),
    ]
  },
})
