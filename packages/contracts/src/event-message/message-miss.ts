import * as z from 'zod'
import { emailReason } from '../email/email.ts'
import { instant, linkId } from '../id.ts'
import { listQuery } from '../list.ts'
import { oneOf } from '../list-filter.ts'

/**
 * Why a person did not get a message. NOT_TAKEN: the mail service did not accept the email after several tries.
 * CANCELLED: their ticket or order was cancelled first. SUPPRESSED: not tried, because of an earlier email's outcome.
 * BOUNCED, REJECTED, COMPLAINED: what the mail service reported later.
 */
export const messageMissStatus = z.enum([
  'NOT_TAKEN',
  'CANCELLED',
  'SUPPRESSED',
  'BOUNCED',
  'REJECTED',
  'COMPLAINED',
])
export type MessageMissStatus = z.infer<typeof messageMissStatus>

/** A person that a message did not reach, with their order and ticket. Without a ticket it is the order's buyer. */
export const messageMiss = z.object({
  email: z.string(),
  order_short_id: linkId,
  attendee_short_id: linkId.nullable(),
  status: messageMissStatus,
  reason: emailReason.nullable(),
  at: instant,
})
export type MessageMiss = z.infer<typeof messageMiss>

export const messageMissListQuery = listQuery({
  sort: ['at', 'email'],
  filter: { status: oneOf(messageMissStatus.options) },
})
