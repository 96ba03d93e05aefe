import * as z from 'zod'
import { instant, linkId } from '../id.ts'

/** Which email it is: the name of the message that asked for it. */
export const emailKind = z.enum([
  'orderConfirmationDue',
  'ticketEmailDue',
  'paymentFailedNoticeDue',
  'orderCancelledNoticeDue',
  'orderRefundedNoticeDue',
  'soldOutRefundNoticeDue',
  'disputeNoticeDue',
  'emailConfirmationDue',
  'passwordResetDue',
  'passwordChangedNoticeDue',
  'emailChangeDue',
  'emailChangeNoticeDue',
  'userInvitationDue',
  'eventMessageDue',
  'eventMessageTestDue',
])
export type EmailKind = z.infer<typeof emailKind>

/**
 * What is known about an email. SENT: the mail service accepted it, and nothing was reported since. BOUNCED: it could
 * not be delivered. COMPLAINED: its recipient marked it as spam. REJECTED: the mail service did not send it.
 * SUPPRESSED: not tried, because of how an earlier one ended. WITHHELD: not tried, because a mail budget is used up
 * (docs/decisions/0040); tried again on the next days (0074).
 */
export const emailStatus = z.enum(['SENT', 'BOUNCED', 'COMPLAINED', 'REJECTED', 'SUPPRESSED', 'WITHHELD'])
export type EmailStatus = z.infer<typeof emailStatus>

/**
 * Why an email is in its status. CLIENT_BUDGET: its order came from a network that had caused many emails that day.
 * SANDBOX: the operator's AWS account may only send to addresses that it has verified.
 */
export const emailReason = z.enum([
  'UNREACHABLE',
  'MAILBOX_FULL',
  'TOO_LARGE',
  'CONTENT_REFUSED',
  'SANDBOX',
  'TEMPORARY',
  'SPAM_COMPLAINT',
  'ACCOUNT_BUDGET',
  'RECIPIENT_BUDGET',
  'ORDER_BUDGET',
  'CLIENT_BUDGET',
])
export type EmailReason = z.infer<typeof emailReason>

/** True if later emails to the same address are no longer sent (F18). */
export function isAddressLost({ reason }: { reason: EmailReason | null }): boolean {
  return reason === 'UNREACHABLE' || reason === 'SPAM_COMPLAINT'
}

/**
 * An email about an order or one of its tickets (F18). `attendee_short_id`: the ticket's holder, null for the order's own.
 * `retry_at`: when a withheld one is tried again; null for one that is not.
 */
export const orderEmail = z.object({
  kind: emailKind,
  to: z.string(),
  attendee_short_id: linkId.nullable(),
  status: emailStatus,
  reason: emailReason.nullable(),
  sent_at: instant,
  status_at: instant,
  retry_at: instant.nullable(),
})
export type OrderEmail = z.infer<typeof orderEmail>
