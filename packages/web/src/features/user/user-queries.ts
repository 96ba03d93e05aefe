import { getMe } from '@foyer/contracts/user/user-endpoints'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'

export const userQueries = {
  /** The signed-in user. */
  me: () =>
    queryOptions({
      queryKey: ['me'],
      queryFn: async ({ signal }) => (await call(getMe, { signal })).data,
    }),
}
