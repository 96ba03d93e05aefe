import type { CheckIns } from '../attendee/attendee-entity.ts'
import type { OrderItem, OrderRefund } from '../order/order-entity.ts'
import { activeSlots, isListed } from '../order/order-row.ts'
import {
  affiliatePart,
  allPart,
  type Counts,
  checkInListPart,
  dayPart,
  quarterPart,
  type Sums,
  ticketPart,
  visitPart,
  withSums,
} from './counts.ts'

/**
 * What an order as it stands counts for in its event's statistics (docs/decisions/0024): sales on the day on which they
 * were made, refunds on the day on which they were asked for, in the zone that the event had when it was ordered. A ticket cancelled
 * since is no longer sold on that day; its money counts until it is refunded. Not so for the
 * affiliate that it came through: a cancelled order only brought its use of the code (docs/decisions/0026). Money that
 * came too late for its tickets is not a sale, but it arrived: it counts on the order's day until it is refunded (F31).
 */
export function orderCounts(order: OrderItem): Counts {
  const { completed_at, slots } = order
  const orders_listed = Number(isListed(order))
  if (orders_listed === 0) return {}
  if (completed_at === null && order.payment_status !== 'PAYMENT_RECEIVED') {
    return { [allPart]: { orders_listed } }
  }
  let counts: Counts = {
    [allPart]: { orders_listed, ...(completed_at !== null ? { attendees_listed: slots.length } : {}) },
  }
  const add = (instant: string, sums: Partial<Sums>) => {
    counts = withSums(counts, allPart, sums)
    counts = withSums(counts, dayPart(dayInZone(instant, order.timezone ?? 'UTC')), sums)
  }
  const { total: gross, tax_total: tax, fee_total: fee } = order
  const tickets = order.status === 'COMPLETED' ? activeSlots(order) : []
  add(completed_at ?? order.created_at, { gross, tax, fee })
  for (const refund of order.refunds) if (refund.status === 'SUCCEEDED') add(refund.created_at, given(refund))
  if (completed_at === null) return counts
  add(completed_at, { orders: 1, tickets: tickets.length })
  for (const { ticket_id, total } of order.lines)
    counts = withSums(counts, ticketPart(ticket_id), { gross: total })
  for (const { ticket_id } of tickets) counts = withSums(counts, ticketPart(ticket_id), { tickets: 1 })
  if (order.affiliate_id)
    counts = withSums(counts, affiliatePart(order.affiliate_id), broughtBy(order, tickets.length))
  return withVisit(counts, order, completed_at)
}

/** A visit that became an order stays one, also when the order is cancelled; its refunds count on its own day (docs/decisions/0130). */
function withVisit(counts: Counts, order: OrderItem, completed_at: string): Counts {
  if (order.visit_source === undefined) return counts
  const part = visitPart(dayInZone(completed_at, order.timezone ?? 'UTC'), order.visit_source)
  return withSums(counts, part, { orders: 1, gross: order.total, refunded: order.refunded_total })
}

function broughtBy({ status, total, refunded_total }: OrderItem, tickets: number): Partial<Sums> {
  if (status !== 'COMPLETED') return { orders_listed: 1 }
  return { orders_listed: 1, orders: 1, tickets, gross: total, refunded: refunded_total }
}

function given({ amount, tax, fee }: OrderRefund): Partial<Sums> {
  return { refunded: amount, tax: -tax, fee: -fee }
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** The calendar day of an instant in an IANA zone, as `2026-05-01`. */
export function dayInZone(instant: string, timeZone: string): string {
  let format = formats.get(timeZone)
  if (!format) {
    // Sweden writes dates as ISO does.
    format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })
    formats.set(timeZone, format)
  }
  return format.format(Date.parse(instant))
}

const quarterMs = 15 * 60 * 1000

/** What an attendee's admissions count for in their event's statistics: by list, and by quarter of an hour. */
export function admissionCounts(check_ins: CheckIns): Counts {
  let counts: Counts = {}
  for (const [check_in_list_id, { checked_in_at }] of Object.entries(check_ins))
    for (const part of [allPart, checkInListPart(check_in_list_id), quarterPart(quarterOf(checked_in_at))])
      counts = withSums(counts, part, { checked_in: 1 })
  return counts
}

function quarterOf(instant: string): string {
  return new Date(Math.floor(Date.parse(instant) / quarterMs) * quarterMs).toISOString()
}
