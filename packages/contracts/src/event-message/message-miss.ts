import * as z from 'zod'
import { emailReason } from '../email/email.ts'
import { instant, linkId } from '../id.ts'
import { listQuery } from '../list.ts'
import { oneOf } from '../list-filter.ts'

/**
 * Why somebody has not got a message. NOT_TAKEN: the mail service did not take the email, however often it was tried.
 * CANCELLED: what made them a recipient was cancelled meanwhile. SUPPRESSED: not tried, because of how an earlier email ended.
 * BOUNCED, REJECTED, COMPLAINED: what the mail service said of it later.
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

/** Somebody that a message did not reach, by which order, and as the holder of which ticket; null: as the order's buyer. */
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
