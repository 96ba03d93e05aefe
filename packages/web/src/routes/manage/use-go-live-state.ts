import type { Event } from '@foyer/contracts/event/event'
import { useSuspenseQueries } from '@tanstack/react-query'
import { accountQueries } from '../../features/account/account-queries.ts'
import type { GoLiveState } from '../../features/event/go-live-blockers.ts'
import { ticketQueries } from '../../features/ticket/ticket-queries.ts'
import { useMe } from './use-me.ts'

/** What decides whether an event can go live, from its user, tickets and account. */
export function useGoLiveState({ id, is_test }: Pick<Event, 'id' | 'is_test'>): GoLiveState {
  const me = useMe()
  const [tickets, account] = useSuspenseQueries({
    queries: [ticketQueries.all(id), accountQueries.detail(me.account_id)],
  })
  return {
    isEmailConfirmed: me.is_email_confirmed,
    user: me,
    ticketTypes: tickets.data.map(({ type }) => type),
    paymentConnection: account.data.stripe_connection,
    isTest: is_test,
    mayConnectPayment: me.role === 'ADMIN',
  }
}
