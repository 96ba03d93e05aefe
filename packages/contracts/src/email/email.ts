import * as z from 'zod'
import { instant, linkId } from '../id.ts'

/**
 * Every email, by the name of the message that asks for it, and what people call it. The browser's catalogs are made from this table: a
 * new email is one row, and its German.
 */
export const emails = {
  orderConfirmationDue: 'Order confirmation',
  ticketEmailDue: 'Ticket',
  ticketOfferDue: 'Offer of a ticket',
  ticketPassedOnNoticeDue: 'Notice of a ticket passed on',
  ticketsCancelledNoticeDue: 'Notice of cancelled tickets',
  addressChangedNoticeDue: 'Notice of a changed address',
  paymentFailedNoticeDue: 'Payment failed',
  orderCancelledNoticeDue: 'Order cancelled',
  orderRefundedNoticeDue: 'Refund',
  soldOutRefundNoticeDue: 'Refund for sold-out tickets',
  disputeNoticeDue: 'Disputed payment',
  webhookStoppedNoticeDue: 'Notice of a webhook switched off',
  ticketLookupDue: 'Your orders and tickets',
  emailConfirmationDue: 'Email confirmation',
  passwordResetDue: 'New password',
  passwordChangedNoticeDue: 'Notice of a password change',
  emailChangeDue: 'Email address change',
  emailChangeNoticeDue: 'Notice of an email address change',
  userInvitationDue: 'Invitation',
  eventMessageDue: 'Message',
  eventMessageTestDue: 'Test message',
} as const
export const emailKind = z.enum(Object.keys(emails) as [keyof typeof emails, ...(keyof typeof emails)[]])
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

/** An email about an order or one of its tickets (F18). */
export const orderEmail = z.object({
  kind: emailKind,
  /** The address that it was written to. */
  to: z.string(),
  attendee_short_id: linkId.nullable(),
  status: emailStatus,
  reason: emailReason.nullable(),
  sent_at: instant,
  status_at: instant,
  retry_at: instant.nullable(),
})
export type OrderEmail = z.infer<typeof orderEmail>
