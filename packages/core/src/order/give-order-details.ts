import type { PublicOrder } from '@foyer/contracts/order/order'
import type { GiveOrderDetailsBody } from '@foyer/contracts/order/order-bodies'
import type * as endpoints from '@foyer/contracts/order/order-endpoints'
import { orderExpiryDue } from '@foyer/contracts/order/order-messages'
import { type EventGraph, orderTimeout, readEventGraph } from '../event-graph/event-graph.ts'
import { answersAsAsked } from '../event-graph/names-in.ts'
import { canExtend, extendedDeadline, isPaymentUnderWay } from '../hold/hold-deadline.ts'
import { wasAnswered, withAnswered } from '../kept-answer/answered-request.ts'
import { isOfCrowd } from '../mail/client-mails.ts'
import { completedOrder, withMoment } from '../order-state/order-states.ts'
import { writeOrder } from '../order-state/write-order.ts'
import { askedQuestions, checkOrderAnswers, type OrderAnswers } from '../question/check-order-answers.ts'
import { acceptTerms } from '../stage/get-stage.ts'
import { writeAttendees } from '../store/attendee/write-attendees.ts'
import { isHeld, type OrderItem, readOrder } from '../store/order/order-entity.ts'
import { toSend, untilWritten } from '../table/write.ts'
import { AppError, type Context, type ParsedInput } from '../verb.ts'
import { toPublicOrder } from './get-public-order.ts'
import { checkNamedSize } from './new-order.ts'
import { requireNames, ticketHolders, withEveryTicket } from './ticket-holders.ts'

/**
 * Names the buyer and every attendee that is not the buyer, as far as the event asks for names (docs/decisions/0082), with their answers to
 * the event's questions. The attendees are written first, under
 * the ids that the order keeps, and are nothing until the order is complete; a free order is completed in the same call,
 * another awaits payment. Where the organizer has terms, the buyer accepts them here, and the order keeps which and when. A client
 * that causes many emails in a day is asked for a proof of work. The same Idempotency-Key gives the order that it led to.
 * Errors: order.expired, order.already_completed, request.idempotency_conflict, terms.not_accepted, client.proof_required,
 * request.invalid when the answers are too long together, those of `withEveryTicket`, `requireNames` and `checkOrderAnswers`.
 */
export async function giveOrderDetails(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoints.giveOrderDetails>,
): Promise<PublicOrder> {
  // Retries of the write count the emails only once, and need only one proof.
  let counted: Promise<boolean> | undefined
  const countMails = (order: OrderItem) => {
    counted ??= isOfCrowd(ctx, order.account_id, mailsOf(order, body))
    return counted
  }
  return untilWritten(() => giveOnce(ctx, params.order_short_id, body, countMails))
}

/** How many emails completing the order sends; one that is paid sends at most that its payment failed. */
function mailsOf({ total }: OrderItem, { email, attendees }: GiveOrderDetailsBody): number {
  return total > 0 ? 1 : new Set([email, ...attendees.flatMap((guest) => guest.email ?? [])]).size
}

async function giveOnce(
  ctx: Context,
  short_id: string,
  given: GiveOrderDetailsBody,
  countMails: (order: OrderItem) => Promise<boolean>,
): Promise<PublicOrder | 'lost'> {
  const order = await readOrder(short_id)
  const request = ['giveOrderDetails', given]
  if (wasAnswered(ctx, order, request)) return toPublicOrder(ctx, order)
  requireHeld(ctx, order)
  const body = withEveryTicket(order, given)
  const { first_name, last_name, email } = body
  const graph = await readEventGraph(order.event_id)
  requireNames(graph?.settings.asked_names ?? 'NONE', body)
  const terms = acceptTerms(ctx, graph?.organizer.terms_url, body)
  const { answers, ofAttendees } = checkQuestions(ctx, graph, order, body)
  const isFirst = order.email === ''
  const begun = isFirst ? withMoment(ctx, order, 'DETAILS_GIVEN') : order
  const named = withAnswered(
    ctx,
    { ...begun, first_name, last_name, email, answers, ...(terms && { accepted_terms: terms }) },
    request,
  )
  checkNamedSize(named)
  const after = isFirst && (await countMails(order)) ? { ...named, is_of_crowd: true } : named
  const written = await writeAttendees(
    ctx,
    after,
    ticketHolders(body).map((holder) => ({ ...holder, answers: ofAttendees.get(holder.short_id) })),
  )
  const write =
    order.total === 0
      ? completedOrder(ctx, order, { ...after, payment_status: 'NO_PAYMENT_REQUIRED' })
      : { before: order, after: { ...after, payment_status: waiting(order) } }
  const result = await writeOrder(write)
  return result === 'written' ? toPublicOrder(ctx, write.after, written) : 'lost'
}

/** The order keeps options as the organizer wrote them, whichever of the event's languages the buyer chose them in. */
function checkQuestions(
  ctx: Context,
  graph: EventGraph | null,
  order: OrderItem,
  body: GiveOrderDetailsBody,
): OrderAnswers {
  const asAsked = (answers: GiveOrderDetailsBody['answers']) =>
    graph ? answersAsAsked(graph, ctx.locale, answers) : answers
  return checkOrderAnswers(askedQuestions(graph?.questions ?? [], order), order, {
    answers: asAsked(body.answers),
    attendees: body.attendees.map((attendee) => ({ ...attendee, answers: asAsked(attendee.answers) })),
  })
}

/** A payment that is already under way stays as it is when names are corrected. */
function waiting(order: OrderItem): OrderItem['payment_status'] {
  return order.payment_status === 'NO_PAYMENT_REQUIRED' ? 'AWAITING_PAYMENT' : order.payment_status
}

/**
 * Holds an order's tickets for one more order timeout from now, once per order (docs/product.md#orders-and-holds); a
 * retry with the same Idempotency-Key counts as that once. Never while a payment is processing, never to an earlier
 * deadline, and never beyond twice the order timeout after the buyer's first hold (F26).
 */
export async function extendOrder(
  ctx: Context,
  { params }: ParsedInput<typeof endpoints.extendOrder>,
): Promise<PublicOrder> {
  return untilWritten(async () => {
    const order = await readOrder(params.order_short_id)
    if (wasAnswered(ctx, order, 'extendOrder')) return toPublicOrder(ctx, order)
    requireHeld(ctx, order)
    if (isPaymentUnderWay(order)) throw new AppError('order.payment_under_way')
    const timeout = await orderTimeout(order.event_id)
    if (!canExtend(order, timeout)) throw new AppError('order.extension_used')
    const reserved_until = extendedDeadline(ctx, order, timeout)
    const after = withAnswered(ctx, { ...order, is_extended: true, reserved_until }, 'extendOrder')
    const messages = [toSend(orderExpiryDue, { order_short_id: order.short_id }, reserved_until)]
    const result = await writeOrder({ before: order, after, messages })
    return result === 'written' ? toPublicOrder(ctx, after) : 'lost'
  })
}

/** Refuses an order on which its buyer may no longer act. */
export function requireHeld(ctx: Context, order: OrderItem): void {
  if (order.status === 'COMPLETED' || order.status === 'CANCELLED')
    throw new AppError('order.already_completed')
  if (!isHeld(order, ctx.now)) throw new AppError('order.expired')
}
