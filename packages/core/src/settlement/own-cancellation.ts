import { chargeStep } from '@foyer/contracts/charge-limits'
import { endsRefunds, holdsMoney } from '@foyer/contracts/order/order-dispute'
import { shareOf } from '@foyer/contracts/rate'
import type { OwnCancellation } from '@foyer/contracts/self-service/self-service'
import type { EventGraph } from '../event-graph/event-graph.ts'
import { isPaidAtStripe } from '../mail/mail-bounds.ts'
import { hoursBefore } from '../order-state/own-terms.ts'
import type { CancelTerms, OrderItem, OrderSlot } from '../store/order/order-entity.ts'
import { type Context, nowInstant } from '../verb.ts'
import { refundableAmount } from './request-refund.ts'

/** What the event says now about cancelling an order of that total; undefined: not at all. */
export function cancelTerms(graph: EventGraph, total: number): CancelTerms | undefined {
  const { can_cancel, cancel_hours, cancel_fee_rate, cancel_fee_per_ticket, ...free } =
    graph.settings.self_service
  if (total > 0)
    return can_cancel
      ? {
          until: hoursBefore(graph, cancel_hours),
          hours: cancel_hours,
          rate: cancel_fee_rate,
          per_ticket: cancel_fee_per_ticket,
        }
      : undefined
  const hours = free.cancel_free_hours
  return free.can_cancel_free
    ? { until: hoursBefore(graph, hours), hours, rate: 0, per_ticket: 0 }
    : undefined
}

/**
 * What the buyer may cancel now, by the terms under which the order was made or by the event's of today, whichever leaves the buyer more
 * (docs/decisions/0089); null: nothing. A ticket that was passed on is its new holder's, and one that was admitted is used. What was paid elsewhere
 * goes back there, and what the buyer's bank holds or took is the bank's to decide (F31).
 */
export function ownCancellation(
  ctx: Context,
  order: OrderItem,
  { graph, admitted }: { graph: EventGraph; admitted: ReadonlySet<string> },
): OwnCancellation | null {
  const isPaidElsewhere = order.total > 0 && order.payment_provider !== 'TEST' && !isPaidAtStripe(order)
  const isDisputed = order.disputes?.some((one) => holdsMoney(one) || endsRefunds(one)) ?? false
  if (order.status !== 'COMPLETED' || isPaidElsewhere || isDisputed) return null
  const isOpen = ({ is_cancelled, passed, short_id }: OrderSlot) =>
    !is_cancelled && !passed && !admitted.has(short_id)
  const values = slotValues(order)
  const open = order.slots.flatMap((slot, index) =>
    isOpen(slot) ? [{ short_id: slot.short_id, price: unreturned(slot, values[index] ?? 0) }] : [],
  )
  const offers = termsOf(ctx, order, graph).map(({ until, ...terms }) => {
    const tickets = open.map((ticket) => ({ ...ticket, fee: feeOf(order, terms, ticket.price) }))
    return { until, tickets, fees: tickets.reduce((sum, { fee }) => sum + fee, 0) }
  })
  const [best] = offers.toSorted((a, b) => a.fees - b.fees || Date.parse(b.until) - Date.parse(a.until))
  if (!best || open.length === 0) return null
  const kept = order.slots.reduce((sum, { returned }) => sum + (returned?.fee ?? 0), 0)
  return {
    until: best.until,
    tickets: best.tickets,
    refund_left: Math.max(0, refundableAmount(order) - kept),
  }
}

/** The terms that have not ended. What was promised holds until the event starts, also when that moves. */
function termsOf(ctx: Context, { cancel_terms, total }: OrderItem, graph: EventGraph): CancelTerms[] {
  const start = hoursBefore(graph, 0)
  const promised = cancel_terms && {
    ...cancel_terms,
    until: earlier(start, later(cancel_terms.until, hoursBefore(graph, cancel_terms.hours))),
  }
  return [promised, cancelTerms(graph, total)]
    .filter((terms) => terms !== undefined)
    .filter(({ until }) => until > nowInstant(ctx))
}

const earlier = (a: string, b: string) => (a < b ? a : b)
const later = (a: string, b: string) => (a > b ? a : b)

/** What was paid for each slot; slots are in the order of the lines, of which a limited discount makes two for one price. */
function slotValues({ slots, lines }: OrderItem): number[] {
  const units = new Map<string, number[]>()
  for (const { price_id, quantity, total } of lines) {
    const unit = quantity > 0 ? total / quantity : 0
    units.set(price_id, [...(units.get(price_id) ?? []), ...Array.from({ length: quantity }, () => unit)])
  }
  return slots.map(({ price_id }) => units.get(price_id)?.shift() ?? 0)
}

/** A ticket that was cancelled by its buyer and made valid again was paid back: that money is not there twice. */
function unreturned({ returned }: OrderSlot, value: number): number {
  return Math.max(0, value - (returned ? returned.refund + returned.fee : 0))
}

function feeOf({ currency }: OrderItem, { rate, per_ticket }: Omit<CancelTerms, 'until'>, price: number) {
  return Math.min(price, shareOf(price, rate, chargeStep(currency)) + per_ticket)
}
