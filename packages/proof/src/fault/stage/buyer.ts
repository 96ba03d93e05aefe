import { setTimeout as sleep } from 'node:timers/promises'
import type { PublicOrder } from '@foyer/contracts/order/order'
import type { CreateOrderBody } from '@foyer/contracts/order/order-bodies'
import type { PaymentIntent } from '@foyer/contracts/payment/payment'
import type { Ticket } from '@foyer/contracts/ticket/ticket'
import { firstPriceOf } from '@foyer/core/testing/buy'
import { confirmInBrowser } from '@foyer/core/testing/pay'
import { HostDied } from '../fault-hosts.ts'
import type { ApiAnswer, ApiRequest, World } from '../world/start-world.ts'

/** The buyer saw the connection break and closed the tab. */
export class BuyerLeft extends Error {}

export interface BuyerOptions {
  world: World
  event_id: string
  name: string
  /** Whether a broken connection makes them try again, like a browser's retry button, or leave. */
  isPatient: boolean
}

export type Buyer = ReturnType<typeof createBuyer>

const attempts = 5

/** Repeats a request while the connection breaks or the server fails. Error: `BuyerLeft`. */
export async function persist(world: World, request: ApiRequest, isPatient = true): Promise<ApiAnswer> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    try {
      const answer = await world.call(request)
      if (answer.status < 500) return answer
      await sleep(20)
    } catch (error) {
      if (!(error instanceof HostDied)) throw error
    }
    if (!isPatient) break
  }
  throw new BuyerLeft()
}

/** A buyer with a browser who reserves, names, pays and returns. Every write has the key of its attempt. */
export function createBuyer({ world, event_id, name, isPatient }: BuyerOptions) {
  const key = `fault-${crypto.randomUUID()}`
  const email = `${name}-${key}@example.com`
  const person = { first_name: name, last_name: 'Buyer', email }
  let order: PublicOrder | null = null
  let intent: PaymentIntent | null = null
  const send = (request: ApiRequest) => persist(world, request, isPatient)
  const path = () => `/public/orders/${order?.short_id}`

  return {
    key,
    email,
    order: () => order,
    intentId: () => intent?.client_secret.split('_secret_')[0] ?? '',

    /** Requests this many of each ticket. Returns the refusal's code, or null. */
    async reserve(
      wishes: readonly { ticket: Ticket; quantity: number }[],
      extra: Partial<CreateOrderBody> = {},
    ): Promise<string | null> {
      const lines = wishes.map(({ ticket, quantity }) => ({
        ticket_id: ticket.id,
        price_id: firstPriceOf(ticket),
        quantity,
      }))
      const request = { method: 'POST', path: `/public/events/${event_id}/orders`, key } as const
      const answer = await send({ ...request, body: { lines, ...extra } })
      if (answer.status >= 400) return answer.body.code
      order = answer.body.data
      return null
    },

    async giveDetails(): Promise<void> {
      if (!order) return
      const attendees = order.attendees.map(({ short_id }) => ({ short_id, ...person }))
      await send({ method: 'PUT', path: path(), key: `${key}-details`, body: { ...person, attendees } })
    },

    async startPayment(): Promise<void> {
      if (!order) return
      const answer = await send({ method: 'POST', path: `${path()}/payment-intent`, key: `${key}-payment` })
      if (answer.status === 200) intent = answer.body.data
    },

    /** Confirms the payment at Stripe with a card. Foyer does not learn of it here. */
    async pay(card: string): Promise<void> {
      if (intent) await confirmInBrowser(intent, card)
    },

    /** The return page: asks for the payment's state. */
    async comeBack(): Promise<void> {
      if (order) await send({ method: 'GET', path: `${path()}/payment-intent` })
    },

    async abandon(): Promise<void> {
      if (order) await send({ method: 'DELETE', path: path(), key: `${key}-abandon` })
    },
  }
}
