import type { EndpointInput } from '@foyer/contracts/endpoint'
import {
  inviteUser,
  resendInvitation,
  revokeInvitation,
} from '@foyer/contracts/invitation/invitation-endpoints'
import { updateUser } from '@foyer/contracts/user/user-endpoints'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'
import { accountUserQueries } from './account-user-queries.ts'

export function useInviteUser() {
  const onSettled = useReread()
  return useMutation({
    mutationFn: async (body: EndpointInput<typeof inviteUser>['body']) =>
      (await call(inviteUser, { body })).data,
    onSettled,
    meta: { isErrorShownInPlace: true },
  })
}

export function useResendInvitation() {
  const onSettled = useReread()
  return useMutation({
    mutationFn: (user_id: string) => call(resendInvitation, { params: { user_id } }),
    onSettled,
  })
}

export function useRevokeInvitation() {
  const onSettled = useReread()
  return useMutation({
    mutationFn: (user_id: string) => call(revokeInvitation, { params: { user_id } }),
    onSettled,
  })
}

type Change = EndpointInput<typeof updateUser>

/** `isErrorShownInPlace`: by a form; from a menu, a toast says it. */
export function useUpdateUser({ isErrorShownInPlace }: { isErrorShownInPlace: boolean }) {
  const onSettled = useReread()
  return useMutation({
    mutationFn: async ({ params, body }: Pick<Change, 'params' | 'body'>) =>
      (await call(updateUser, { params, body })).data,
    onSettled,
    meta: { isErrorShownInPlace },
  })
}

/** After a refusal too: what refused is something that this list does not show yet. */
function useReread() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: accountUserQueries.everything() })
}
