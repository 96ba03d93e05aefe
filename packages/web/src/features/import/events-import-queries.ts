import type { EventsImportProgress } from '@foyer/contracts/import/events-import'
import { getEventsImport, listEventsImports } from '@foyer/contracts/import/events-import-endpoints'
import { queryOptions } from '@tanstack/react-query'
import { nextLook } from '../../components/foyer/file-progress.ts'
import { call } from '../../lib/api/call.ts'

/** The key of an account's imports. Each of them has its id behind it. */
export const eventsImportsKey = (account_id: string) => ['events-imports', account_id] as const

/** When to ask again: while it or the orders of one of its events are under way. A try has orders that are only counted. */
const nextLookAt = (item: EventsImportProgress) =>
  [item, ...(item.dry_run ? [] : item.orders)].map(nextLook).find((pause) => pause !== false) ?? false

export const eventsImportQueries = {
  /** The last imports of an account, newest first. */
  latest: (account_id: string) =>
    queryOptions({
      queryKey: eventsImportsKey(account_id),
      queryFn: async ({ signal }) => (await call(listEventsImports, { params: { account_id }, signal })).data,
      refetchInterval: ({ state }) => state.data?.some((each) => nextLook(each) !== false) && 2000,
      staleTime: 0,
    }),
  /** One of them, asked again while it is under way. */
  one: (account_id: string, import_id: string) =>
    queryOptions({
      queryKey: [...eventsImportsKey(account_id), import_id],
      queryFn: async ({ signal }) =>
        (await call(getEventsImport, { params: { account_id, import_id }, signal })).data,
      refetchInterval: ({ state }) => (state.data ? nextLookAt(state.data) : false),
      refetchIntervalInBackground: true,
      staleTime: 0,
    }),
}
