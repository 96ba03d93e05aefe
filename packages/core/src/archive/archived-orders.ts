import type { ImportRow } from '@foyer/contracts/import/import-row'
import type { Answer } from '@foyer/contracts/question/answer'
import type { EventGraph } from '../event-graph/event-graph.ts'
import { type AttendeeItem, codeHash } from '../store/attendee/attendee-entity.ts'
import type { OrderItem, OrderSlot } from '../store/order/order-entity.ts'
import type { OrderPiece } from './order-pieces.ts'

/** The tickets of orders as rows that an import reads. */
export function importRows({ graph, orders, attendees }: OrderPiece): ImportRow[] {
  return orders.flatMap((order) => orderLines(graph, order, attendees))
}

function orderLines(
  graph: EventGraph,
  order: OrderItem,
  attendees: ReadonlyMap<string, AttendeeItem>,
): ImportRow[] {
  const amounts = amountsOf(order)
  return order.slots.map((slot, index) => {
    const amount = amounts[index] ?? 0
    const paid = { amount_paid: amount, currency: order.currency }
    return {
      order_external_id: order.reference,
      external_id: slot.reference,
      ...ticketNames(graph, slot),
      ...holderFields(order, attendees.get(slot.short_id)),
      status: statusOf(order, slot, amount),
      ...(amount > 0 ? paid : {}),
      sold_at: order.completed_at ?? order.created_at,
      ...codesOf(slot, attendees.get(slot.short_id)),
      ...(order.promo_code === null ? {} : { promo_code: order.promo_code }),
      ...answersOf(graph, [
        ...(index === 0 ? (order.answers ?? []) : []),
        ...(attendees.get(slot.short_id)?.answers ?? []),
      ]),
    }
  })
}

/** The names that the ticket and its price have now, or had when it was sold, if they are deleted. Where two tickets have the same title, its id. */
function ticketNames({ tickets }: EventGraph, slot: OrderSlot) {
  const known = tickets.find(({ id }) => id === slot.ticket_id)
  const price = known?.prices.find(({ id }) => id === slot.price_id)
  const title = known?.title ?? slot.ticket_title
  const same = tickets.filter((ticket) => ticket.title.toLowerCase() === title.toLowerCase())
  const label = price?.label ?? slot.price_label
  return {
    ticket: known && same.length > 1 ? known.id : title,
    ...(label === '' ? {} : { price_label: label }),
  }
}

function holderFields(order: OrderItem, attendee: AttendeeItem | undefined) {
  const admitted = Object.values(attendee?.check_ins ?? {}).map(({ checked_in_at }) => checked_in_at)
  const [checked_in_at] = admitted.toSorted()
  const { first_name, last_name, email, locale, notes } = attendee ?? order
  return {
    ...{ first_name, last_name, notes: attendee ? notes : '', locale },
    ...(email === '' ? {} : { email }),
    ...{ buyer_first_name: order.first_name, buyer_last_name: order.last_name },
    ...(order.email === '' ? {} : { buyer_email: order.email }),
    ...(checked_in_at === undefined ? {} : { checked_in_at }),
  }
}

/** Answers by the titles that their questions have now, or their ids where two have the same. An import would refuse those to deleted questions. */
function answersOf({ questions }: EventGraph, answers: readonly Answer[]) {
  const named = answers.flatMap(({ question_id, value }) => {
    const question = questions.find(({ id }) => id === question_id)
    if (!question) return []
    const same = questions.filter(({ title }) => title.toLowerCase() === question.title.toLowerCase())
    return [[same.length > 1 ? question_id : question.title, value] as const]
  })
  return named.length === 0 ? {} : { answers: Object.fromEntries(named) }
}

/** The codes that admit it, as hashes: what the QR code says would open the ticket's page. */
function codesOf({ short_id, is_cancelled }: OrderSlot, attendee: AttendeeItem | undefined) {
  return is_cancelled ? {} : { code_hashes: [codeHash(short_id), ...(attendee?.codes ?? [])] }
}

function statusOf(
  { status, payment_status, refunded_total }: OrderItem,
  { is_cancelled }: OrderSlot,
  amount: number,
): ImportRow['status'] {
  if (is_cancelled || status === 'CANCELLED') return refunded_total > 0 ? 'refunded' : 'canceled'
  const isPaid = payment_status === 'PAYMENT_RECEIVED' || payment_status === 'NO_PAYMENT_REQUIRED'
  if (status !== 'COMPLETED' || !isPaid) return 'unpaid'
  return amount > 0 ? 'paid' : 'free'
}

/** What was paid for each ticket, in minor units, together the order's total: a line's total divided by its tickets, the rest on the first ones. */
function amountsOf({ lines, slots }: OrderItem): number[] {
  const shares = new Map<string, number[]>()
  for (const { ticket_id, price_id, quantity, total } of lines) {
    const known = shares.get(`${ticket_id} ${price_id}`) ?? []
    const rest = total % quantity
    for (let index = 0; index < quantity; index += 1)
      known.push(Math.floor(total / quantity) + (index < rest ? 1 : 0))
    shares.set(`${ticket_id} ${price_id}`, known)
  }
  return slots.map(({ ticket_id, price_id }) => shares.get(`${ticket_id} ${price_id}`)?.shift() ?? 0)
}
