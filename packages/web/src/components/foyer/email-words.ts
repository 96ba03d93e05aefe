import type { EmailKind, EmailReason, OrderEmail } from '@foyer/contracts/email/email'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What an email brought. */
export const emailKindWords: Record<EmailKind, MessageDescriptor> = {
  orderConfirmationDue: msg`Order confirmation`,
  ticketEmailDue: msg`Ticket`,
  paymentFailedNoticeDue: msg`Payment failed`,
  orderCancelledNoticeDue: msg`Order cancelled`,
  orderRefundedNoticeDue: msg`Refund`,
  soldOutRefundNoticeDue: msg`Refund for sold-out tickets`,
  disputeNoticeDue: msg`Disputed payment`,
  emailConfirmationDue: msg`Email confirmation`,
  passwordResetDue: msg`New password`,
  passwordChangedNoticeDue: msg`Notice of a password change`,
  emailChangeDue: msg`Email address change`,
  emailChangeNoticeDue: msg`Notice of an email address change`,
  userInvitationDue: msg`Invitation`,
  eventMessageDue: msg`Message`,
  eventMessageTestDue: msg`Test message`,
}

const reasonWords: Record<EmailReason, MessageDescriptor> = {
  UNREACHABLE: msg`This address does not accept email.`,
  MAILBOX_FULL: msg`The mailbox is full. Send the email again later, or to another address.`,
  TOO_LARGE: msg`The email is too large for this mailbox. Send it to another address.`,
  CONTENT_REFUSED: msg`The mail service did not accept the email. Send it to another address.`,
  SANDBOX: msg`For now, this site can only send emails to a few test addresses. Tell the people who run it, or share the link yourself.`,
  TEMPORARY: msg`The mail server reported a problem, or the mailbox sent an automatic reply. The email may still have arrived.`,
  SPAM_COMPLAINT: msg`The recipient marked it as spam. Foyer sends no more emails to this address.`,
  ACCOUNT_BUDGET: msg`Your account had reached its email limit for that day.`,
  RECIPIENT_BUDGET: msg`This address had received several emails about unpaid orders that day.`,
  ORDER_BUDGET: msg`Many emails about this order had already gone out that day.`,
  CLIENT_BUDGET: msg`Many orders came from the buyer’s network that day.`,
}

/** Why an email may not have arrived; null when nothing was heard of it. */
export function emailReasonWords({
  status,
  reason,
}: Pick<OrderEmail, 'status' | 'reason'>): MessageDescriptor | null {
  if (reason === null) return null
  if (status !== 'SUPPRESSED') return reasonWords[reason]
  return reason === 'SPAM_COMPLAINT'
    ? msg`An earlier email to this address was marked as spam.`
    : msg`An earlier email to this address bounced.`
}

/** What happens next to an email that a budget withholds; null for any other. */
export function withheldWords({
  status,
  retry_at,
}: Pick<OrderEmail, 'status' | 'retry_at'>): MessageDescriptor | null {
  if (status !== 'WITHHELD') return null
  return retry_at
    ? msg`Foyer tries again the next day. Until then, the tickets are on the order page.`
    : msg`Foyer has stopped trying. Share the link yourself, or send the email again.`
}
