import type { Outcome } from '../scenario/scenario.ts'
import type { Facts, OrderFacts } from './read-facts.ts'

/** Every email is recorded once per cause, and SES accepted each recorded one. */
export function emailViolations({ orders, inbox }: Facts, { ticketEmails }: Outcome): string[] {
  const recorded = orders.flatMap(({ sent }) => sent.map(({ ses_message_id }) => ses_message_id))
  const lost = recorded.filter((id) => !inbox.includes(id))
  return [
    ...orders.flatMap((one) => countViolations(one, ticketEmails)),
    ...(lost.length > 0 ? [`${lost.length} emails are written down, but SES never took them`] : []),
  ]
}

/** Emails that SES accepted without a record: a process died in between, and they were sent again. */
export function repeatedEmails({ orders, inbox }: Facts): number {
  const recorded = new Set(orders.flatMap(({ sent }) => sent.map(({ ses_message_id }) => ses_message_id)))
  return inbox.filter((id) => !recorded.has(id)).length
}

function countViolations({ order, sent }: OrderFacts, ticketEmails: number | undefined): string[] {
  const isStanding = order.status === 'COMPLETED'
  const refunds = order.refunds.filter(({ status, notify_buyer }) => status === 'SUCCEEDED' && notify_buyer)
  const wanted: Record<string, number | undefined> = {
    orderConfirmationDue: order.completed_at === null ? 0 : 1,
    // The buyers here hold their own tickets, which come with the confirmation (docs/decisions/0040).
    ticketEmailDue: isStanding ? (ticketEmails ?? 0) : undefined,
    orderCancelledNoticeDue: order.status === 'CANCELLED' ? 1 : 0,
    orderRefundedNoticeDue: refunds.length,
    soldOutRefundNoticeDue: refunds.filter(({ reason }) => reason === 'SOLD_OUT').length,
  }
  return Object.entries(wanted).flatMap(([name, count]) => {
    const found = sent.filter(({ kind }) => kind === name).length
    return count === undefined || found === count ? [] : [`${found} emails ${name}, not ${count}`]
  })
}
