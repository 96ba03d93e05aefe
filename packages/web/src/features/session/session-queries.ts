import { getPasswordReset, listOwnAccounts } from '@foyer/contracts/session/session-endpoints'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'

export const sessionQueries = {
  /** The accounts of the signed-in person, including the current one. */
  ownAccounts: () =>
    queryOptions({
      queryKey: ['own-accounts'],
      queryFn: async ({ signal }) => (await call(listOwnAccounts, { signal })).data,
    }),
  /** The address for which a link sets a new password. Refused when the link no longer works. */
  passwordReset: (token: string) =>
    queryOptions({
      queryKey: ['password-reset', token],
      queryFn: async ({ signal }) => (await call(getPasswordReset, { params: { token }, signal })).data,
    }),
}
