import type { eventMessageDue } from '@foyer/contracts/event-message/event-message-messages'
import type { Message } from '@foyer/contracts/message'
import { readAttendee } from '../attendee/read-attendee.ts'
import type { Context } from '../context.ts'
import { addressHash } from '../email/address-hash.ts'
import { sendOnce } from '../email/send-once.ts'
import { readOrder } from '../order/read-order.ts'
import type { MessageRecipient } from './find-recipients.ts'
import { type MessageDraft, messageEmail } from './message-email.ts'

/** `skipped`: the address takes no more mail, or what made it a recipient was cancelled meanwhile. */
export type SendOutcome = 'sent' | 'skipped' | 'failed'

/**
 * Sends a message to one recipient, once however often it is tried, in the language of their ticket or order. The email
 * becomes part of the order's mail history, with what SES says of it (F18). Without a draft it only says who has it.
 */
export async function sendToRecipient(
  ctx: Context,
  message: Message<typeof eventMessageDue> & { name: 'eventMessageDue' },
  draft: MessageDraft | null,
  { email, order_short_id, attendee_short_id }: MessageRecipient,
): Promise<SendOutcome> {
  // One of our messages carries many emails: each is known by the message that people wrote and its address.
  const id = `${message.payload.message_id}-${addressHash(email).slice(0, 24)}`
  const subject = { subject_id: order_short_id, ...(attendee_short_id ? { attendee_short_id } : {}) }
  const status = await sendOnce(ctx, { ...message, id }, subject, async () => {
    const reader = draft && (await readReader(order_short_id, attendee_short_id))
    return reader && messageEmail(draft, { ...reader, email })
  })
  return status === null || status === 'SUPPRESSED' ? 'skipped' : 'sent'
}

async function readReader(order_short_id: string, attendee_short_id: string | null) {
  if (attendee_short_id === null) {
    const order = await readOrder(order_short_id)
    return order.status === 'COMPLETED' ? order : null
  }
  const attendee = await readAttendee(attendee_short_id)
  return attendee?.status === 'ACTIVE' ? attendee : null
}
