import type { OrderDispute } from '@foyer/contracts/order/order-dispute'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { BadgeTone } from '../../components/ui/badge.tsx'

/** The words for a dispute's status, for the list, its filter and the order. */
export const disputeWords: Record<OrderDispute['status'], [BadgeTone, MessageDescriptor]> = {
  NEEDS_RESPONSE: ['danger', msg`Disputed`],
  UNDER_REVIEW: ['warning', msg`Dispute under review`],
  WON: ['success', msg`Dispute won`],
  LOST: ['danger', msg`Dispute lost`],
  CLOSED: ['neutral', msg`Dispute closed`],
}

const reasons: Record<string, MessageDescriptor> = {
  bank_cannot_process: msg`The bank could not process the payment`,
  check_returned: msg`The check was returned`,
  credit_not_processed: msg`A promised refund did not arrive`,
  customer_initiated: msg`The buyer asked their bank for the money back`,
  debit_not_authorized: msg`The buyer did not allow the debit`,
  duplicate: msg`The buyer was charged twice`,
  fraudulent: msg`The cardholder does not know this payment`,
  general: msg`No reason given`,
  incorrect_account_details: msg`The account details were wrong`,
  insufficient_funds: msg`The account had too little money`,
  noncompliant: msg`A rule of the card network was broken`,
  product_not_received: msg`The buyer did not get their tickets`,
  product_unacceptable: msg`The event was not as described`,
  subscription_canceled: msg`The buyer had cancelled`,
  unrecognized: msg`The cardholder does not recognize this payment`,
}

/** Why the buyer's bank disputes a payment. A new reason shows Stripe's own word. */
export function disputeReason(reason: string): MessageDescriptor | string {
  return reasons[reason] ?? reason.replaceAll('_', ' ')
}
