import { getInvitation } from '@foyer/contracts/invitation/invitation-endpoints'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'

export const invitationQueries = {
  /** The invitation behind an emailed link. A link that has ended is refused with the reason. */
  byToken: (token: string) =>
    queryOptions({
      queryKey: ['invitation', token],
      queryFn: async ({ signal }) => (await call(getInvitation, { params: { token }, signal })).data,
    }),
}
