import { connectStripe, updateAccount } from '@foyer/contracts/account/account-endpoints'
import type { EndpointInput } from '@foyer/contracts/endpoint'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../lib/api/call.ts'
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

/**
 * Sends the browser to Stripe's onboarding, which leads back to the payment page. The back button may restore the page as it was
 * left, and its button can then be pressed again.
 */
export function useConnectStripe(account_id: string) {
  const client = useQueryClient()
  const connect = useMutation({
    mutationFn: async () => (await call(connectStripe, { params: { account_id } })).data,
    onSuccess: ({ onboarding_url }) => window.location.assign(onboarding_url),
  })
  const { reset } = connect
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      reset()
      void client.invalidateQueries({ queryKey: accountQueries.detail(account_id).queryKey })
    }
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
  }, [account_id, client, reset])
  return connect
}
