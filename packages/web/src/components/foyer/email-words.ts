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
  soldOutRefundNoticeDue: msg`Refund, sold out`,
  disputeNoticeDue: msg`Disputed payment`,
  emailConfirmationDue: msg`Email confirmation`,
  passwordResetDue: msg`New password`,
  passwordChangedNoticeDue: msg`Password changed, notice`,
  emailChangeDue: msg`Change of address`,
  emailChangeNoticeDue: msg`Change of address, notice`,
  userInvitationDue: msg`Invitation`,
  eventMessageDue: msg`Message`,
  eventMessageTestDue: msg`Message, test`,
}

const reasonWords: Record<EmailReason, MessageDescriptor> = {
  UNREACHABLE: msg`This address takes no mail.`,
  MAILBOX_FULL: msg`The mailbox is full. Send again later, or to another address.`,
  TOO_LARGE: msg`This mailbox takes no emails of that size. Send to another address.`,
  CONTENT_REFUSED: msg`The mail service did not accept the email. Send to another address.`,
  SANDBOX: msg`This site may send emails to a few test addresses only so far. Tell the people who run it, or pass on the link.`,
  TEMPORARY: msg`The mail server reported a problem or an automatic reply. It may have arrived all the same.`,
  SPAM_COMPLAINT: msg`It was marked as spam. No more emails go to this address.`,
  ACCOUNT_BUDGET: msg`Your account had sent all the emails it may send that day.`,
  RECIPIENT_BUDGET: msg`This address had received several emails about unpaid orders that day.`,
  ORDER_BUDGET: msg`This order had received many emails that day.`,
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
    : msg`An earlier email to this address came back.`
}

/** What happens next to an email that a budget withholds; null for any other. */
export function withheldWords({
  status,
  retry_at,
}: Pick<OrderEmail, 'status' | 'retry_at'>): MessageDescriptor | null {
  if (status !== 'WITHHELD') return null
  return retry_at
    ? msg`Foyer tries again the next day. Until then, the tickets are on the order page.`
    : msg`It is not tried any more. Pass on the link, or send the email again.`
}
