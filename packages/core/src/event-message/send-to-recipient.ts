import type { eventMessageDue } from '@foyer/contracts/event-message/event-message-messages'
import type { Message } from '@foyer/contracts/message'
import type { Context } from '../context.ts'
import type { EmailOutcome } from '../mail/email-outcome.ts'
import { sendOnce } from '../mail/send-once.ts'
import { readAttendee } from '../store/attendee/read-attendee.ts'
import { messageEmailId } from '../store/event-message/message-email-id.ts'
import type { MessageRecipient } from '../store/event-message/message-recipient.ts'
import { readOrder } from '../store/order/read-order.ts'
import { type MessageDraft, messageEmail } from './message-email.ts'

/** The outcome of one recipient's email; null: what made them a recipient was cancelled meanwhile, so there is none. */
export type SendOutcome = EmailOutcome | null

/**
 * Sends a message to one recipient, once however often it is tried, in the language of their ticket or order. The email
 * becomes part of the order's mail history, with what SES says of it (F18). Without a draft it only says who has it.
 */
export function sendToRecipient(
  ctx: Context,
  message: Message<typeof eventMessageDue> & { name: 'eventMessageDue' },
  draft: MessageDraft | null,
  { email, order_short_id, attendee_short_id }: MessageRecipient,
): Promise<SendOutcome> {
  const id = messageEmailId(message.payload.message_id, email)
  const subject = { subject_id: order_short_id, ...(attendee_short_id ? { attendee_short_id } : {}) }
  return sendOnce(ctx, { ...message, id }, subject, async () => {
    const reader = draft && (await readReader(order_short_id, attendee_short_id))
    return reader && messageEmail(draft, { ...reader, email })
  })
}

async function readReader(order_short_id: string, attendee_short_id: string | null) {
  if (attendee_short_id === null) {
    const order = await readOrder(order_short_id)
    return order.status === 'COMPLETED' ? order : null
  }
  const attendee = await readAttendee(attendee_short_id)
  return attendee?.status === 'ACTIVE' ? attendee : null
}
