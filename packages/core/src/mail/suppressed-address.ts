import type { EmailReason, EmailStatus, OrderEmail } from '@foyer/contracts/email/email'
import { addressHash, SentEmailEntity, SuppressedAddressEntity } from '../store/email/sent-email-entity.ts'
import { isConditionRefused } from '../table/write.ts'
import { AppError } from '../verb.ts'

/** Stops all mail to an address. A complaint replaces a bounce as the reason, never the other way round. */
export async function suppressAddress(
  address: string,
  { reason, at }: { reason: EmailReason; at: string },
): Promise<void> {
  const item = { address_hash: addressHash(address), reason, suppressed_at: at }
  if (reason === 'SPAM_COMPLAINT') {
    await SuppressedAddressEntity.put(item).go()
    return
  }
  try {
    await SuppressedAddressEntity.create(item).go()
  } catch (error) {
    if (!isConditionRefused(error)) throw error
  }
}

/** Why an address gets no more emails; null if it does. */
export async function readSuppression(address: string): Promise<EmailReason | null> {
  const key = { address_hash: addressHash(address) }
  const { data } = await SuppressedAddressEntity.get(key).go({ consistent: true })
  return data?.reason ?? null
}

/** Refuses to send again if nothing would be sent. */
export async function requireDeliverable(address: string): Promise<void> {
  if (await readSuppression(address)) throw new AppError('email.suppressed')
}

/** The outcome of an email. */
export interface EmailOutcome {
  status: EmailStatus
  reason: EmailReason | null
}

const severities: Record<EmailStatus, number> = {
  SENT: 0,
  BOUNCED: 1,
  REJECTED: 2,
  COMPLAINED: 4,
  SUPPRESSED: 5,
  WITHHELD: 5,
}

/**
 * The severity of an outcome. SES reports bounces and complaints in any order and repeatedly, and the most serious stays:
 * a complaint above a permanent bounce, that above a temporary one. An email that was not even tried keeps that outcome.
 */
export function emailSeverity({ status, reason }: EmailOutcome): number {
  return status === 'BOUNCED' && reason === 'UNREACHABLE' ? 3 : severities[status]
}

/** Every email about an order and its tickets, newest first: one query. */
export async function readOrderEmails(order_short_id: string): Promise<OrderEmail[]> {
  const { data } = await SentEmailEntity.query
    .primary({ subject_id: order_short_id })
    .go({ pages: 'all', consistent: true })
  return data
    .map((email) => ({ ...email, retry_at: email.retry_at ?? null }))
    .toSorted((a, b) => Date.parse(b.sent_at) - Date.parse(a.sent_at))
}

/** Those among them that carried one ticket. */
export async function readTicketEmails(holder: {
  order_short_id: string
  short_id: string
}): Promise<OrderEmail[]> {
  const emails = await readOrderEmails(holder.order_short_id)
  return emails.filter(({ attendee_short_id }) => attendee_short_id === holder.short_id)
}
