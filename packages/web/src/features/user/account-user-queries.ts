import { accountUserListQuery } from '@foyer/contracts/user/account-user'
import { getUser, listUsers } from '@foyer/contracts/user/user-endpoints'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'
import type { ListState } from '../../lib/list/list-state.ts'
import { toListQuery } from '../../lib/list/to-list-query.ts'

/** The users of the account, as its admins see them. */
export const accountUserQueries = {
  everything: () => ['users'] as const,
  list: (list: ListState) =>
    queryOptions({
      queryKey: [...accountUserQueries.everything(), list],
      queryFn: ({ signal }) => call(listUsers, { query: toListQuery(accountUserListQuery, list), signal }),
      placeholderData: keepPreviousData,
      staleTime: 10_000,
    }),
  detail: (user_id: string) =>
    queryOptions({
      queryKey: [...accountUserQueries.everything(), user_id],
      queryFn: async ({ signal }) => (await call(getUser, { params: { user_id }, signal })).data,
    }),
}
