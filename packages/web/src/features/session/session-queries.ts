import { getPasswordReset, listOwnAccounts } from '@foyer/contracts/session/session-endpoints'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'

export const sessionQueries = {
  /** The accounts that the signed-in person may switch to, with the present one. */
  ownAccounts: () =>
    queryOptions({
      queryKey: ['own-accounts'],
      queryFn: async ({ signal }) => (await call(listOwnAccounts, { signal })).data,
    }),
  /** For which address a link sets a new password; refused when the link is not good anymore. */
  passwordReset: (token: string) =>
    queryOptions({
      queryKey: ['password-reset', token],
      queryFn: async ({ signal }) => (await call(getPasswordReset, { params: { token }, signal })).data,
    }),
}
