import type { EmailKind } from '@foyer/contracts/email/email'
import type { Message } from '@foyer/contracts/message'
import { type Context, nowInstant } from '../context.ts'
import { isConditionRefused } from '../table/transact.ts'
import { type EmailOutcome, emailSeverity } from './email-outcome.ts'
import { SentEmailEntity } from './sent-email-entity.ts'
import { type OutgoingEmail, sendEmail } from './ses.ts'
import { readSuppression } from './suppressed-address.ts'

/** What an email is about: an order's short id or a user's id, and of an order's ticket its holder. */
export interface EmailSubject {
  subject_id: string
  attendee_short_id?: string
}

/**
 * Sends the email of a message unless it was sent before (F5); written down only after SES took it, so that a consumer that
 * dies in between sends again rather than never (F7). To a suppressed address nothing is sent, and that is written
 * down instead (F18). `write` answers null when there is nothing to send any more. Answers what is known of the email.
 */
export async function sendOnce(
  ctx: Context,
  message: Message & { name: EmailKind },
  { subject_id, attendee_short_id }: EmailSubject,
  write: () => Promise<OutgoingEmail | null>,
): Promise<EmailOutcome | null> {
  const key = { subject_id, message_id: message.id }
  const { data: sent } = await SentEmailEntity.get(key).go({ consistent: true })
  if (sent) return { status: sent.status, reason: sent.reason }
  const email = await write()
  if (!email) return null
  const suppression = await readSuppression(email.to)
  const outcome: EmailOutcome = suppression
    ? { status: 'SUPPRESSED', reason: suppression }
    : { status: 'SENT', reason: null }
  const ses_message_id = suppression
    ? ''
    : await sendEmail(email, { subject: subject_id, message: message.id })
  const now = nowInstant(ctx)
  try {
    await SentEmailEntity.create({
      ...key,
      attendee_short_id: attendee_short_id ?? null,
      kind: message.name,
      to: email.to,
      ses_message_id,
      sent_at: now,
      ...outcome,
      status_at: now,
      severity: emailSeverity(outcome),
    }).go()
  } catch (error) {
    // Somebody handled the same message meanwhile; what has become of that email since must stay.
    if (!isConditionRefused(error)) throw error
  }
  return outcome
}
