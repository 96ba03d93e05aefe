import { getBooks, getLedgerFile, listLedger } from '@foyer/contracts/ledger/ledger-endpoints'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { nextLook } from '../../components/foyer/file-progress.ts'
import { call } from '../../lib/api/call.ts'
import { spanOf } from './month.ts'

const linesAtOnce = 50

export const ledgerQueries = {
  /** Always stale, since each sale counts at once. */
  books: (account_id: string, month: string) =>
    queryOptions({
      queryKey: ['books', account_id, month],
      queryFn: async ({ signal }) =>
        (await call(getBooks, { params: { account_id }, query: { month }, signal })).data,
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  lines: (account_id: string, month: string, timezone: string) =>
    infiniteQueryOptions({
      queryKey: ['ledger', account_id, month, timezone],
      queryFn: ({ signal, pageParam: cursor }) =>
        call(listLedger, {
          params: { account_id },
          query: { ...spanOf(month, timezone), limit: linesAtOnce, ...(cursor && { cursor }) },
          signal,
        }),
      initialPageParam: '',
      getNextPageParam: ({ meta }) => meta.next,
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  file: (account_id: string, export_id: string) =>
    queryOptions({
      queryKey: ['ledger-file', export_id],
      queryFn: async ({ signal }) =>
        (await call(getLedgerFile, { params: { account_id, export_id }, signal })).data,
      refetchInterval: ({ state }) => nextLook(state.data),
      refetchIntervalInBackground: true,
    }),
}
