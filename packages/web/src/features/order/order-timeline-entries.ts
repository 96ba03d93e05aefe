import type { OrderEmail } from '@foyer/contracts/email/email'
import type { Order, OrderMomentKind, OrderRefund } from '@foyer/contracts/order/order'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** One event in an order's history. `amount` is in minor units of the order's currency. */
export interface TimelineEntry {
  at: string
  text: MessageDescriptor
  tone: 'plain' | 'good' | 'waiting' | 'bad'
  amount?: number
  /** The member of the team who did it. */
  by?: string | null
  email?: OrderEmail
}

type Words = Pick<TimelineEntry, 'text' | 'tone'>

const momentWords: Record<OrderMomentKind, Words> = {
  DETAILS_GIVEN: { text: msg`Buyer entered their details`, tone: 'plain' },
  PAYMENT_FAILED: { text: msg`Payment failed`, tone: 'bad' },
  EXPIRED: { text: msg`Hold ended, tickets back on sale`, tone: 'bad' },
  MARKED_AS_PAID: { text: msg`Marked as paid`, tone: 'good' },
  EDITED: { text: msg`Buyer’s details corrected`, tone: 'plain' },
  NOTES_CHANGED: { text: msg`Notes changed`, tone: 'plain' },
  CHANGED_BY_BUYER: { text: msg`Buyer changed their details`, tone: 'plain' },
  TICKET_CHANGED_BY_HOLDER: { text: msg`Ticket holder’s details changed by link`, tone: 'plain' },
  TICKET_CANCELLED: { text: msg`A ticket was cancelled`, tone: 'bad' },
  TICKET_REACTIVATED: { text: msg`A ticket was reactivated`, tone: 'good' },
  CANCELLED_BY_BUYER: { text: msg`Buyer cancelled tickets`, tone: 'bad' },
  TICKET_PASSED_ON: { text: msg`A ticket was passed on`, tone: 'plain' },
  DISPUTE_OPENED: { text: msg`Payment disputed by the buyer’s bank`, tone: 'bad' },
  DISPUTE_ANSWERED: { text: msg`Dispute answered, waiting for the bank`, tone: 'waiting' },
  DISPUTE_WON: { text: msg`Dispute won`, tone: 'good' },
  DISPUTE_LOST: { text: msg`Dispute lost`, tone: 'bad' },
  DISPUTE_CLOSED: { text: msg`Dispute closed`, tone: 'plain' },
}

const settledWords: Record<OrderRefund['status'], Words> = {
  PENDING: { text: msg`Refund started`, tone: 'waiting' },
  SUCCEEDED: { text: msg`Refunded`, tone: 'good' },
  FAILED: { text: msg`Refund failed`, tone: 'bad' },
}

/** The known history of an order, emails included, newest first. */
export function timelineOf(order: Order): TimelineEntry[] {
  const entries: TimelineEntry[] = [
    ...begun(order),
    ...order.history.map(({ kind, at, by }) => ({ at, by, ...momentWords[kind] })),
    ...order.refunds.flatMap(refundEntries),
    ...order.emails.map((email) => emailEntry(email)),
  ]
  if (order.cancelled_at) entries.push({ at: order.cancelled_at, text: msg`Order cancelled`, tone: 'bad' })
  const time = (entry: TimelineEntry) => Date.parse(entry.at)
  return entries
    .map((entry, index) => ({ entry, index }))
    .sort((a, b) => time(b.entry) - time(a.entry) || b.index - a.index)
    .map(({ entry }) => entry)
}

function begun(order: Order): TimelineEntry[] {
  const { created_at, completed_at, source, payment_provider, payment_status, total } = order
  if (source === 'MANUAL') return [{ at: created_at, text: msg`Order created manually`, tone: 'good' }]
  if (source === 'IMPORTED')
    return [{ at: created_at, text: msg`Order made in another system`, tone: 'good' }]
  const entries: TimelineEntry[] = [{ at: created_at, text: msg`Tickets reserved`, tone: 'plain' }]
  if (!completed_at) return entries
  const isPaidByCard = payment_provider === 'STRIPE' && payment_status === 'PAYMENT_RECEIVED'
  if (isPaidByCard) entries.push({ at: completed_at, text: msg`Paid by card`, tone: 'good', amount: total })
  if (payment_provider === 'TEST')
    entries.push({ at: completed_at, text: msg`Paid as a test`, tone: 'good', amount: total })
  return [...entries, { at: completed_at, text: msg`Order completed`, tone: 'good' }]
}

function refundEntries({ amount, status, reason, created_at, settled_at }: OrderRefund): TimelineEntry[] {
  if (reason === 'DISPUTE')
    return [{ at: created_at, amount, text: msg`Taken back by the bank`, tone: 'bad' }]
  const started = { at: created_at, amount, ...settledWords.PENDING }
  return status === 'PENDING'
    ? [started]
    : [started, { at: settled_at ?? created_at, amount, ...settledWords[status] }]
}

function emailEntry(email: OrderEmail): TimelineEntry {
  return { at: email.sent_at, text: msg`Email sent`, tone: 'plain', email }
}
