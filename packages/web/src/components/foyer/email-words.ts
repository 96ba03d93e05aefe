import { type EmailKind, type EmailReason, emails, type OrderEmail } from '@foyer/contracts/email/email'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The words for an email's kind. */
export function emailKindWords(kind: EmailKind): MessageDescriptor {
  return { id: `email.word.${kind}`, message: emails[kind] }
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

/** Why an email may not have arrived. Null when no reason is known. */
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

/** What happens next to an email that a budget withholds. Null for any other email. */
export function withheldWords({
  status,
  retry_at,
}: Pick<OrderEmail, 'status' | 'retry_at'>): MessageDescriptor | null {
  if (status !== 'WITHHELD') return null
  return retry_at
    ? msg`Foyer tries again the next day. Until then, the tickets are on the order page.`
    : msg`Foyer has stopped trying. Share the link yourself, or send the email again.`
}
