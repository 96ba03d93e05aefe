import { roundToStep } from '@foyer/contracts/charge-limits'
import { priceUnit } from '@foyer/contracts/order/price-unit'
import type { PublicTicket, PublicTicketPrice } from '@foyer/contracts/ticket/public-ticket'
import { maxTicketsPerOrder } from '@foyer/contracts/ticket/ticket'
import type { EventGraph } from '../event-graph/event-graph.ts'
import type { OpenCounts } from '../pool/read-pools.ts'
import { unitDiscount } from '../price/price-order.ts'
import { appliesToTicket, discountOf } from '../price/promo-code-terms.ts'
import type { PromoCodeItem } from '../store/promo-code/promo-code-entity.ts'
import type { KeptPrice, TicketItem } from '../store/ticket/ticket-entity.ts'
import { priceSaleState, ticketSaleState } from '../ticket/sale-state.ts'
import { freeOfCapacities } from './read-stock.ts'

interface Shelf {
  graph: EventGraph
  counts: Map<string, OpenCounts>
  /** The promo code that the visitor has given, usable now. */
  promoCode: PromoCodeItem | null
  now: Date
}

/** The event's tickets as buyers see them at this moment, without hidden ones. */
export function toPublicTickets(shelf: Shelf): PublicTicket[] {
  return shelf.graph.tickets
    .map((ticket) => toPublicTicket(ticket, shelf))
    .filter(({ state }) => state !== 'HIDDEN')
}

function toPublicTicket(ticket: TicketItem, shelf: Shelf): PublicTicket {
  const free = freeToOrder(ticket, shelf)
  const borne = shelf.graph.taxes_and_fees.filter(({ id }) => ticket.tax_and_fee_ids.includes(id))
  const prices = ticket.prices.map((price) =>
    toPublicPrice({ ticket, price, borne, free: free(price) }, shelf),
  )
  const { id, title, description, type, min_per_order, max_per_order, collapse_on_load } = ticket
  const { sale_start_date, sale_end_date } = ticket
  return {
    ...{ id, title, description, type, min_per_order, max_per_order, collapse_on_load },
    ...{ sale_start_date, sale_end_date },
    state: ticketSaleState(
      ticket,
      prices.map(({ state }) => state),
    ),
    taxes_and_fees: borne,
    prices: prices.filter(({ state }) => state !== 'HIDDEN'),
  }
}

/** How many of a price are left. Zero if all prices together have fewer than the minimum per order. */
function freeToOrder(ticket: TicketItem, { graph, counts }: Shelf): (price: KeptPrice) => number {
  const shared = freeOfCapacities(graph, counts, ticket.id)
  const free = ({ id }: KeptPrice) => Math.max(0, Math.min(counts.get(id)?.free ?? 0, shared))
  const inAll = ticket.prices
    .filter(({ is_hidden }) => !is_hidden)
    .reduce((sum, price) => sum + free(price), 0)
  return Math.min(inAll, shared) < ticket.min_per_order ? () => 0 : free
}

interface PriceOnShelf {
  ticket: TicketItem
  price: KeptPrice
  borne: EventGraph['taxes_and_fees']
  free: number
}

function toPublicPrice(
  { ticket, price, borne, free }: PriceOnShelf,
  { graph, promoCode, now }: Shelf,
): PublicTicketPrice {
  const isUnlocked = promoCode !== null && appliesToTicket(promoCode, ticket.id)
  const state = priceSaleState({ event: graph.event, ticket, price, now, free, isUnlocked })
  const { currency } = graph.event
  const discount = promoCode
    ? unitDiscount(discountOf(promoCode, [ticket], currency), ticket.id, roundToStep(price.price, currency))
    : 0
  const unit = priceUnit({ price: price.price, discount, taxesAndFees: borne, currency })
  const isCounted = ticket.show_quantity_remaining && price.quantity_available !== null
  return {
    id: price.id,
    label: price.label,
    price: unit.unit_price,
    discount: unit.unit_discount,
    fee_total: unit.unit_fee,
    tax_total: unit.unit_tax,
    price_total: unit.unit_total,
    state,
    sale_start_date: price.sale_start_date,
    sale_end_date: price.sale_end_date,
    quantity_remaining: isCounted ? free : null,
    max_quantity: state === 'ON_SALE' ? Math.min(ticket.max_per_order, maxTicketsPerOrder, free) : 0,
  }
}
