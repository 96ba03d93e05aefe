import { getArchive } from '@foyer/contracts/archive/archive-endpoints'
import { queryOptions } from '@tanstack/react-query'
import { nextLook } from '../../components/foyer/file-progress.ts'
import { call } from '../../lib/api/call.ts'

export const archiveQueries = {
  last: (account_id: string) =>
    queryOptions({
      queryKey: ['archive', account_id],
      queryFn: async ({ signal }) => (await call(getArchive, { params: { account_id }, signal })).data,
      refetchInterval: ({ state }) => (state.data ? nextLook(state.data) : false),
      staleTime: 0,
    }),
}
