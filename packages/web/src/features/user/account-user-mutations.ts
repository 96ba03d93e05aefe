import type { EndpointInput } from '@foyer/contracts/endpoint'
import {
  inviteUser,
  resendInvitation,
  revokeInvitation,
} from '@foyer/contracts/invitation/invitation-endpoints'
import { updateUser } from '@foyer/contracts/user/user-endpoints'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'
import { useKeepRow } from '../../lib/list/keep-row.ts'
import { useAddRow, useDropRow } from '../../lib/list/row-count.ts'
import { accountUserQueries } from './account-user-queries.ts'

export function useInviteUser() {
  const add = useAddRow(accountUserQueries.everything(), 'first')
  const onError = useReread()
  return useMutation({
    mutationFn: async (body: EndpointInput<typeof inviteUser>['body']) =>
      (await call(inviteUser, { body })).data,
    onSuccess: add,
    onError,
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
  const drop = useDropRow(accountUserQueries.everything())
  const onError = useReread()
  return useMutation({
    mutationFn: (user_id: string) => call(revokeInvitation, { params: { user_id } }),
    onSuccess: (_answer, user_id) => drop(user_id),
    onError,
  })
}

type Change = EndpointInput<typeof updateUser>

/** `isErrorShownInPlace` is true for a form, which shows its own errors. A menu's errors show in a toast. */
export function useUpdateUser({ isErrorShownInPlace }: { isErrorShownInPlace: boolean }) {
  const keep = useKeepRow(accountUserQueries.everything())
  const onError = useReread()
  return useMutation({
    mutationFn: async ({ params, body }: Pick<Change, 'params' | 'body'>) =>
      (await call(updateUser, { params, body })).data,
    onSuccess: keep,
    onError,
    meta: { isErrorShownInPlace },
  })
}

/** Reads the users again, even after a refusal, because its reason may not show in the list yet. */
function useReread() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: accountUserQueries.everything() })
}
