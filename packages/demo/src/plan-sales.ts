import type { CreateOrderBody } from '@foyer/contracts/order/order-bodies'
import type { SeededRandom } from '@foyer/core/testing/seeded-random'
import type { CreatedDemoEvent } from './create-demo-event.ts'
import type { DemoClock } from './demo-clock.ts'
import type { DemoDemand, SalesPlan } from './demo-event.ts'
import { type DemoPerson, demoPerson } from './demo-people.ts'
import { planCodes } from './plan-codes.ts'

export type DemoFate = 'kept' | 'cancelled' | 'refunded' | 'refunded in part'

/** An order in the demo's past. */
export interface PlannedOrder {
  event_id: string
  at: Date
  buyer: DemoPerson
  lines: CreateOrderBody['lines']
  /** Whether a card is charged. */
  isPaid: boolean
  /** The codes that the buyer uses. */
  codes: Pick<CreateOrderBody, 'promo_code' | 'affiliate_code' | 'came_from'>
  fate: DemoFate
}

interface Offer extends DemoDemand {
  ticket_id: string
  price_id: string
  left: number
  isDonation: boolean
  isPaid: boolean
}

/**
 * Plans who buys what and when, oldest first. Most buy at the start and toward the end, and by day and evening rather than at
 * night. They never buy more than there is, and a ticket that has sold out stays sold out.
 */
export function planSales(
  random: SeededRandom,
  clock: DemoClock,
  { event, tickets, codes, sales: { orders, days } }: CreatedDemoEvent,
): PlannedOrder[] {
  const offers = tickets.flatMap(({ ticket, demand }) =>
    ticket.prices.map(
      (price, index): Offer => ({
        most: 0,
        ...demand[index],
        ticket_id: ticket.id,
        price_id: price.id,
        left: price.quantity_available ?? Number.POSITIVE_INFINITY,
        isDonation: ticket.type === 'DONATION',
        isPaid: ticket.type === 'PAID' || ticket.type === 'TIERED',
      }),
    ),
  )
  const isSoldOut = ({ price_id }: { price_id: string }) =>
    offers.some((offer) => offer.price_id === price_id && offer.left === 0)
  const hasPrice = ({ price_id }: { price_id: string }) =>
    offers.some((offer) => offer.price_id === price_id && offer.isPaid)
  const bringCodes = planCodes(random, codes)
  const moments = Array.from({ length: orders }, () => momentOfSale(random, clock, days))
  return moments
    .toSorted((a, b) => a.getTime() - b.getTime())
    .map((at) => {
      const lines = chooseLines(random, offers)
      const isPaid = lines.some(hasPrice)
      return {
        event_id: event.id,
        at,
        buyer: demoPerson(random),
        lines,
        isPaid,
        codes: bringCodes(at, isPaid),
        fate: chooseFate(random),
      }
    })
    .filter(({ lines }) => lines.length > 0)
    .map((order) => (order.lines.some(isSoldOut) ? { ...order, fate: 'kept' as const } : order))
}

function momentOfSale(random: SeededRandom, clock: DemoClock, [from, to]: SalesPlan['days']): Date {
  const share = random.fraction()
  const curved = random.chance(0.35) ? share ** 3 : 1 - (1 - share) ** 1.4 * 0.9
  const day = from + Math.floor(curved * (to - from))
  const hour = 8 + 15 * Math.max(random.fraction(), random.fraction() * random.fraction() + 0.2)
  return clock.daysFromNow(Math.min(day, to - 1), hour)
}

function chooseLines(random: SeededRandom, offers: readonly Offer[]): PlannedOrder['lines'] {
  const wanted = choose(random, offers)
  if (!wanted) return []
  const beside = offers.filter(
    (offer) => offer !== wanted && offer.left > 0 && random.chance(offer.beside ?? 0),
  )
  return [wanted, ...beside].map((offer) => {
    const quantity = Math.min(random.whole(1, offer.most), offer.left)
    offer.left -= quantity
    const { ticket_id, price_id } = offer
    const line = { ticket_id, price_id, quantity }
    return offer.isDonation ? { ...line, donation_amount: random.pick([500, 1000, 1500, 2500, 5000]) } : line
  })
}

function choose(random: SeededRandom, offers: readonly Offer[]): Offer | undefined {
  const open = offers.filter(({ weight = 0, left }) => weight > 0 && left > 0)
  const weights = open.reduce((sum, { weight = 0 }) => sum + weight, 0)
  let drawn = random.fraction() * weights
  return open.find(({ weight = 0 }) => {
    drawn -= weight
    return drawn < 0
  })
}

function chooseFate(random: SeededRandom): DemoFate {
  const drawn = random.fraction()
  if (drawn < 0.03) return 'cancelled'
  if (drawn < 0.05) return 'refunded'
  return drawn < 0.07 ? 'refunded in part' : 'kept'
}
