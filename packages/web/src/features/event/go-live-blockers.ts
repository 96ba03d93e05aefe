import type { StripeConnectionStatus } from '@foyer/contracts/account/account'
import type { TicketType } from '@foyer/contracts/ticket/ticket'
import type { User } from '@foyer/contracts/user/user'

/** Why an event cannot go live yet (specification §5; docs/product.md#events). */
export type GoLiveBlocker = 'no_tickets' | 'email_unconfirmed' | 'payment_not_connected'

export interface GoLiveState {
  isEmailConfirmed: boolean
  /** Who is told to confirm their address. */
  user: Pick<User, 'id' | 'email' | 'timezone'>
  ticketTypes: readonly TicketType[]
  paymentConnection: StripeConnectionStatus
  /** Else an admin of the account has to be asked (specification §6). */
  mayConnectPayment: boolean
}

/** What stands between an event and its going live, in the order in which it is best done. */
export function goLiveBlockers({
  isEmailConfirmed,
  ticketTypes,
  paymentConnection,
}: Pick<GoLiveState, 'isEmailConfirmed' | 'ticketTypes' | 'paymentConnection'>): GoLiveBlocker[] {
  const blockers: GoLiveBlocker[] = []
  if (!isEmailConfirmed) blockers.push('email_unconfirmed')
  if (ticketTypes.length === 0) blockers.push('no_tickets')
  if (isPaymentNeeded(ticketTypes) && paymentConnection !== 'CONNECTED')
    blockers.push('payment_not_connected')
  return blockers
}

/** A ticket that costs something, or may, needs somewhere for the money to go. */
export function isPaymentNeeded(ticketTypes: readonly TicketType[]): boolean {
  return ticketTypes.some((type) => type !== 'FREE')
}
