import type { OrderEmail } from '@foyer/contracts/email/email'
import { SentEmailEntity } from '../store/email/sent-email-entity.ts'

/** Every email about an order and its tickets, newest first: one query. */
export async function readOrderEmails(order_short_id: string): Promise<OrderEmail[]> {
  const { data } = await SentEmailEntity.query
    .primary({ subject_id: order_short_id })
    .go({ pages: 'all', consistent: true })
  return data
    .map((email) => ({ ...email, retry_at: email.retry_at ?? null }))
    .toSorted((a, b) => Date.parse(b.sent_at) - Date.parse(a.sent_at))
}

/** Those among them that brought one ticket. */
export async function readTicketEmails(holder: {
  order_short_id: string
  short_id: string
}): Promise<OrderEmail[]> {
  const emails = await readOrderEmails(holder.order_short_id)
  return emails.filter(({ attendee_short_id }) => attendee_short_id === holder.short_id)
}
