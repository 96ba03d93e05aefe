import type { EndpointInput } from '@foyer/contracts/endpoint'
import { acceptInvitation } from '@foyer/contracts/invitation/invitation-endpoints'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'
import { isCallError } from '../../lib/api/call-error.ts'
import { invitationQueries } from './invitation-queries.ts'

/** Accepts an invitation and signs in. After a refusal it reads the invitation's status again. */
export function useAcceptInvitation(token: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: EndpointInput<typeof acceptInvitation>['body']) =>
      (await call(acceptInvitation, { params: { token }, body })).data,
    onError: (error) => {
      const isChanged =
        isCallError(error, 'invitation.login_changed') || (isCallError(error) && error.status === 410)
      if (isChanged) void client.invalidateQueries(invitationQueries.byToken(token))
    },
    meta: { isErrorShownInPlace: true },
  })
}
