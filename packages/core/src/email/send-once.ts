import type { Message } from '@foyer/contracts/message'
import { type Context, nowInstant } from '../context.ts'
import { SentEmailEntity } from './sent-email-entity.ts'
import { type OutgoingEmail, sendEmail } from './ses.ts'

/**
 * Sends the email of a message unless it was sent before (F5); written down only after SES took it, so that a consumer that
 * dies in between sends again rather than never (F7). `write` answers null when there is nothing to send any more.
 */
export async function sendOnce(
  ctx: Context,
  message: Message,
  subject_id: string,
  write: () => Promise<OutgoingEmail | null>,
): Promise<void> {
  const key = { subject_id, message_id: message.id }
  const { data: sent } = await SentEmailEntity.get(key).go({ consistent: true })
  if (sent) return
  const email = await write()
  if (!email) return
  const ses_message_id = await sendEmail(email)
  await SentEmailEntity.put({
    ...key,
    kind: message.name,
    to: email.to,
    ses_message_id,
    sent_at: nowInstant(ctx),
  }).go()
}
