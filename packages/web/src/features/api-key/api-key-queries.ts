import { listApiKeys } from '@foyer/contracts/api-key/api-key-endpoints'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'
import { wholeList } from '../../lib/list/whole-list.ts'

export const apiKeyQueries = {
  all: (account_id: string) =>
    queryOptions({
      queryKey: ['api-keys', account_id],
      queryFn: ({ signal }) =>
        wholeList((query) => call(listApiKeys, { params: { account_id }, query, signal })),
    }),
}
