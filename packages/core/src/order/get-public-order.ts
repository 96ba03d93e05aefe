import type { Order, OrderAttendee, PublicOrder } from '@foyer/contracts/order/order'
import type { getPublicOrder as endpoint } from '@foyer/contracts/order/order-endpoints'
import { displayStatus } from '@foyer/contracts/order/order-status'
import { type EventGraph, readEventGraph } from '../event-graph/event-graph.ts'
import { graphIn } from '../event-graph/graph-in.ts'
import { answersIn, orderIn } from '../event-graph/names-in.ts'
import { canExtend } from '../hold/hold-deadline.ts'
import { coverUrl } from '../media/image-key.ts'
import { canChangeUntil } from '../order-state/own-terms.ts'
import { buyerPagesOf } from '../organizer/read-organizers.ts'
import { askedQuestions } from '../question/check-order-answers.ts'
import { ownCancellation } from '../settlement/own-cancellation.ts'
import type { AttendeeItem } from '../store/attendee/attendee-entity.ts'
import { readOrderAttendees } from '../store/attendee/follow-order.ts'
import { isHeld, type OrderItem, readOrder } from '../store/order/order-entity.ts'
import { AppError, type Context, type ParsedInput } from '../verb.ts'

/** An order, for the holder of its link. */
export async function getPublicOrder(
  ctx: Context,
  { params }: ParsedInput<typeof endpoint>,
): Promise<PublicOrder> {
  return toPublicOrder(ctx, await readOrder(params.order_short_id))
}

/**
 * The order as its buyer sees it, in the caller's language where the event has it. A hold past its deadline is shown as expired, noticed or not (F3).
 * `written`: attendees that the caller has just written, which are not read again.
 */
export async function toPublicOrder(
  ctx: Context,
  order: OrderItem,
  written: readonly AttendeeItem[] = [],
): Promise<PublicOrder> {
  const original = await readEventGraph(order.event_id)
  if (!original) throw new AppError('event.not_found')
  const graph = graphIn(original, ctx.locale)
  const isOpen = isHeld(order, ctx.now)
  const shown: OrderItem = order.status === 'RESERVED' && !isOpen ? { ...order, status: 'EXPIRED' } : order
  const secondsLeft = Math.ceil((Date.parse(order.reserved_until) - ctx.now.getTime()) / 1000)
  const shared = await toSharedOrder(orderIn(graph, shown), written)
  return {
    ...shared,
    attendees: shared.attendees.map((attendee) => ({
      ...asBuyerSees(order, attendee),
      answers: answersIn(graph, asBuyerSees(order, attendee).answers),
    })),
    seconds_left: isOpen ? secondsLeft : 0,
    can_change_until: canChangeUntil(ctx, shown, graph),
    cancellation: ownCancellation(ctx, shown, { graph, admitted: admittedOf(shared.attendees) }),
    can_extend: isOpen && canExtend(order, graph.settings.order_timeout * 60),
    questions: isOpen ? askedQuestions(graph.questions, order) : [],
    event: eventOf(graph, order),
  }
}

/** What organizer and buyer both see of an order; the contract's shapes leave out what is the organizer's. */
export async function toSharedOrder(
  order: OrderItem,
  written: readonly AttendeeItem[] = [],
): Promise<Omit<Order, 'emails' | 'history'>> {
  const { answers = [] } = order
  return {
    ...order,
    answers,
    disputes: order.disputes ?? [],
    accepted_terms: order.accepted_terms ?? null,
    affiliate_code: order.affiliate_code ?? null,
    display_status: displayStatus(order),
    remaining_total: order.total - order.refunded_total,
    attendees: await readOrderAttendees(order, written),
  }
}

function admittedOf(attendees: readonly OrderAttendee[]): Set<string> {
  return new Set(attendees.flatMap(({ short_id, is_admitted }) => (is_admitted ? [short_id] : [])))
}

/** A ticket that was passed on is no longer the buyer's to show: they see the one that ended in its place. */
function asBuyerSees({ slots }: OrderItem, attendee: OrderAttendee): OrderAttendee {
  const passed = slots.find(({ short_id }) => short_id === attendee.short_id)?.passed
  if (!passed) return attendee
  const { short_id, reference, passed_on_at } = passed
  const named = { first_name: attendee.first_name, last_name: '', email: '', answers: [] }
  return { ...attendee, ...named, status: 'CANCELLED', short_id, reference, passed_on_at }
}

function eventOf({ event, settings, organizer }: EventGraph, order: OrderItem): PublicOrder['event'] {
  const { id, title, slug, start_date, end_date, timezone, is_test = false, images } = event
  return {
    id,
    title,
    slug,
    start_date,
    end_date,
    timezone,
    is_test,
    cover_url: coverUrl(images),
    location_name: [settings.location.venue_name, settings.location.city]
      .filter((part) => part !== '')
      .join(', '),
    organizer_name: organizer.name,
    support_email: settings.support_email || organizer.email,
    ...buyerPagesOf(organizer),
    is_online_event: settings.is_online_event,
    online_event_connection_details:
      order.status === 'COMPLETED' ? settings.online_event_connection_details : '',
    pre_checkout_message: settings.pre_checkout_message,
    post_checkout_message: settings.post_checkout_message,
    asked_names: settings.asked_names,
    continue_button_text: settings.continue_button_text,
    homepage_design: settings.homepage_design,
  }
}
