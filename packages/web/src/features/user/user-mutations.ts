import type { EndpointInput } from '@foyer/contracts/endpoint'
import { confirmEmail, resendEmailConfirmation, updateMe } from '@foyer/contracts/user/user-endpoints'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { readToken } from '../../lib/session.ts'
import { userQueries } from './user-queries.ts'

export function useUpdateMe() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: EndpointInput<typeof updateMe>['body']) => (await call(updateMe, { body })).data,
    onSuccess: (user) => void client.setQueryData(userQueries.me().queryKey, user),
    meta: { isErrorShownInPlace: true },
  })
}

export function useResendEmailConfirmation() {
  return useMutation({
    mutationFn: (user_id: string) => call(resendEmailConfirmation, { params: { user_id } }),
  })
}

/** Uses up the emailed link; works without being signed in. */
export function useConfirmEmail() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (params: { user_id: string; token: string }) => call(confirmEmail, { params }),
    onSuccess: () =>
      readToken() ? client.invalidateQueries({ queryKey: userQueries.me().queryKey }) : undefined,
    meta: { isErrorShownInPlace: true },
  })
}
