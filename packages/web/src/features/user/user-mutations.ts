import type { EndpointInput } from '@foyer/contracts/endpoint'
import {
  cancelEmailChange,
  confirmEmail,
  confirmEmailChange,
  dismissEndedByProof,
  updateMe,
} from '@foyer/contracts/user/user-endpoints'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'
import { userQueries } from './user-queries.ts'

export function useUpdateMe() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: EndpointInput<typeof updateMe>['body']) => (await call(updateMe, { body })).data,
    onSuccess: (user) => void client.setQueryData(userQueries.me().queryKey, user),
    meta: { isErrorShownInPlace: true },
  })
}

/** Keeps the current address. The link that was sent to the other address stops working. */
export function useCancelEmailChange() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (user_id: string) => call(cancelEmailChange, { params: { user_id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: userQueries.me().queryKey }),
  })
}

/** The list of what the proof of the address has ended is not shown again. */
export function useDismissEndedByProof() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(dismissEndedByProof, {}),
    onSuccess: () => client.invalidateQueries({ queryKey: userQueries.me().queryKey }),
  })
}

/** An emailed link: its user, and its token. */
export interface EmailLink {
  user_id: string
  token: string
}

/** Uses up the link that confirms an address, in its person’s session. */
export function useConfirmEmail() {
  return useEmailLink((params) => call(confirmEmail, { params }))
}

/** Uses up the link that changes the user's address, in its person’s session. */
export function useConfirmEmailChange() {
  return useEmailLink((params) => call(confirmEmailChange, { params }))
}

function useEmailLink(open: (link: EmailLink) => Promise<undefined>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: open,
    onSuccess: () => client.invalidateQueries({ queryKey: userQueries.me().queryKey }),
    meta: { isErrorShownInPlace: true },
  })
}
