import type { ArchivedSale } from '@foyer/contracts/archive/archive-lines'
import type { Answer } from '@foyer/contracts/question/answer'
import type { AttendeeItem } from '../store/attendee/attendee-entity.ts'
import type { OrderItem, OrderSlot } from '../store/order/order-entity.ts'
import type { OrderPiece } from './order-pieces.ts'

/** Orders as they were sold, field by field, so that no link and nothing of Stripe comes along. */
export function saleLines({ orders, attendees }: OrderPiece): ArchivedSale[] {
  return orders.map((order) => ({
    ...statesOf(order),
    buyer: personOf(order),
    accepted_terms: order.accepted_terms ?? null,
    notes: order.notes,
    answers: answersOf(order),
    ...{ promo_code: order.promo_code, affiliate_code: order.affiliate_code ?? null },
    ...amountsOf(order),
    refunds: order.refunds.map(({ amount, price, fee, tax, status, reason, created_at, settled_at }) => {
      return { amount, price, fee, tax, status, reason, created_at, settled_at: settled_at ?? null }
    }),
    tickets: order.slots.map((slot) => ticketLine(slot, attendees.get(slot.short_id))),
  }))
}

function statesOf(order: OrderItem) {
  const { reference, status, payment_status, refund_status, source, payment_provider } = order
  const { created_at, completed_at, cancelled_at } = order
  const states = { external_id: reference, status, payment_status, refund_status, source }
  return { ...states, paid_by: payment_provider, created_at, completed_at, cancelled_at }
}

function amountsOf({ currency, subtotal, discount_total, fee_total, tax_total, total, lines }: OrderItem) {
  return {
    ...{ currency, subtotal, discount_total, fee_total, tax_total, total },
    lines: lines.map(({ ticket_id, price_id, ...line }) => ({ ...line, ticket: ticket_id, price: price_id })),
  }
}

function ticketLine(
  { reference, ticket_id, price_id, is_cancelled }: OrderSlot,
  attendee: AttendeeItem | undefined,
): ArchivedSale['tickets'][number] {
  return {
    external_id: reference,
    ...{ ticket: ticket_id, price: price_id, is_cancelled },
    holder: attendee ? personOf(attendee) : null,
    notes: attendee?.notes ?? '',
    answers: attendee ? answersOf(attendee) : [],
    check_ins: Object.entries(attendee?.check_ins ?? {}).map(([check_in_list, { checked_in_at }]) => ({
      check_in_list,
      checked_in_at,
    })),
  }
}

type Person = ArchivedSale['buyer']

const personOf = ({ first_name, last_name, email, locale }: Person): Person => ({
  first_name,
  last_name,
  email,
  locale,
})

const answersOf = ({ answers = [] }: { answers?: Answer[] | undefined }) =>
  answers.map(({ title, type, value }) => ({ title, type, value }))
