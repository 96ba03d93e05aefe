import type { StripeConnectionStatus } from '@foyer/contracts/account/account'
import type { TicketType } from '@foyer/contracts/ticket/ticket'
import type { User } from '@foyer/contracts/user/user'

/** Why an event cannot go live yet (specification §5; docs/product.md#events). */
export type GoLiveBlocker = 'no_tickets' | 'email_unconfirmed' | 'payment_not_connected'

export interface GoLiveState {
  isEmailConfirmed: boolean
  /** The user who may have to confirm their address. */
  user: Pick<User, 'id' | 'email' | 'timezone'>
  ticketTypes: readonly TicketType[]
  paymentConnection: StripeConnectionStatus
  /** A test event takes no money. */
  isTest?: boolean
  /** False if the person has to ask an admin of the account (specification §6). */
  mayConnectPayment: boolean
}

/** What keeps an event from going live, in the best order to resolve it. */
export function goLiveBlockers({
  isEmailConfirmed,
  ticketTypes,
  paymentConnection,
  isTest = false,
}: Pick<GoLiveState, 'isEmailConfirmed' | 'ticketTypes' | 'paymentConnection' | 'isTest'>): GoLiveBlocker[] {
  const blockers: GoLiveBlocker[] = []
  if (!isEmailConfirmed) blockers.push('email_unconfirmed')
  if (ticketTypes.length === 0) blockers.push('no_tickets')
  if (isPaymentNeeded({ ticketTypes, isTest }) && paymentConnection !== 'CONNECTED')
    blockers.push('payment_not_connected')
  return blockers
}

/** Whether a ticket costs something, or may, so that the account must be able to receive payments. */
export function isPaymentNeeded({
  ticketTypes,
  isTest = false,
}: Pick<GoLiveState, 'ticketTypes' | 'isTest'>): boolean {
  return !isTest && ticketTypes.some((type) => type !== 'FREE')
}
