import { connectStripe, updateAccount } from '@foyer/contracts/account/account-endpoints'
import type { EndpointInput } from '@foyer/contracts/endpoint'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { accountQueries } from './account-queries.ts'

export function useUpdateAccount(account_id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: EndpointInput<typeof updateAccount>['body']) =>
      (await call(updateAccount, { params: { account_id }, body })).data,
    onSuccess: (account) => void client.setQueryData(accountQueries.detail(account_id).queryKey, account),
    meta: { isErrorShownInPlace: true },
  })
}

/** Sends the browser to Stripe's onboarding, which leads back to the payment page. */
export function useConnectStripe(account_id: string) {
  return useMutation({
    mutationFn: async () => (await call(connectStripe, { params: { account_id } })).data,
    onSuccess: ({ onboarding_url }) => window.location.assign(onboarding_url),
  })
}
