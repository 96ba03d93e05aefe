import { isAddressLost } from '@foyer/contracts/email/email'
import { type EmailOutcome, emailSeverity, suppressAddress } from '../mail/suppressed-address.ts'
import { SentEmailEntity, type SentEmailItem } from '../store/email/sent-email-entity.ts'
import { messageOfEmail, recordMisses } from '../store/event-message/message-misses.ts'
import { isConditionRefused } from '../table/write.ts'

/** What SES reports about one email, named by the tags that it was sent with. `at`: UTC instant. */
export interface EmailFeedback extends EmailOutcome {
  subject_id: string
  message_id: string
  at: string
}

/**
 * Records an email's outcome and suppresses an address that cannot be reached (F18). Reports may repeat and come in any
 * order: the most serious outcome stays, then the latest. Throws if the email is not recorded yet, because SES can be
 * faster than its sender, and the queue then delivers the event again.
 */
export async function recordEmailFeedback(feedback: EmailFeedback): Promise<void> {
  const { subject_id, message_id, status, reason, at } = feedback
  const key = { subject_id, message_id }
  const { data: sent } = await SentEmailEntity.get(key).go({ consistent: true })
  // A withheld email is recorded before it is sent.
  if (!sent || sent.retry_at) throw new Error('The email that this is about is not written down.')
  // First, so that a process that dies in between suppresses when the event comes again.
  if (reason && isAddressLost(feedback)) await suppressAddress(sent.to, { reason, at })
  const next = emailSeverity(feedback)
  if (sent.severity <= next) await recordMissOf(sent, feedback)
  try {
    await SentEmailEntity.patch(key)
      .set({ status, reason, status_at: at, severity: next })
      .where(
        ({ severity, status_at }, { lt, eq }) =>
          `(${lt(severity, next)} OR (${eq(severity, next)} AND ${lt(status_at, at)}))`,
      )
      .go()
  } catch (error) {
    if (!isConditionRefused(error)) throw error
  }
}

/** Of an email that was an organizer's message: its sender sees who it did not reach (docs/decisions/0033). */
async function recordMissOf(sent: SentEmailItem, { status, reason, at }: EmailFeedback): Promise<void> {
  if (sent.kind !== 'eventMessageDue' || status === 'SENT' || status === 'WITHHELD') return
  const { subject_id: order_short_id, attendee_short_id, to: email } = sent
  const miss = { email, order_short_id, attendee_short_id, status, reason, at }
  await recordMisses(messageOfEmail(sent.message_id), [miss])
}
