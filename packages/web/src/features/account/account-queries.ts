import { getAccount, getMailBudgets, getPaymentConnection } from '@foyer/contracts/account/account-endpoints'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'

export const accountQueries = {
  detail: (account_id: string) =>
    queryOptions({
      queryKey: ['account', account_id],
      queryFn: async ({ signal }) => (await call(getAccount, { params: { account_id }, signal })).data,
    }),
  /** Always stale, since each email counts at once. */
  mailBudgets: (account_id: string) =>
    queryOptions({
      queryKey: ['account', account_id, 'mail-budgets'],
      queryFn: async ({ signal }) => (await call(getMailBudgets, { params: { account_id }, signal })).data,
      staleTime: 0,
    }),
  /** Read from Stripe each time, since it changes on Stripe's pages. */
  paymentConnection: (account_id: string) =>
    queryOptions({
      queryKey: ['account', account_id, 'payment-connection'],
      queryFn: async ({ signal }) =>
        (await call(getPaymentConnection, { params: { account_id }, signal })).data,
      staleTime: 0,
    }),
}
