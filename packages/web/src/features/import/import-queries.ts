import { getImport, listImports } from '@foyer/contracts/import/import-endpoints'
import { queryOptions } from '@tanstack/react-query'
import { nextLook } from '../../components/foyer/file-progress.ts'
import { call } from '../../lib/api/call.ts'
import { importsKey } from './imports-key.ts'

export const importQueries = {
  /** The last imports of an event, newest first. */
  latest: (event_id: string) =>
    queryOptions({
      queryKey: importsKey(event_id),
      queryFn: async ({ signal }) => (await call(listImports, { params: { event_id }, signal })).data,
      refetchInterval: ({ state }) => state.data?.some((each) => nextLook(each) !== false) && 2000,
      staleTime: 0,
    }),
  /** One of them, asked again while it is under way. */
  one: (event_id: string, import_id: string) =>
    queryOptions({
      queryKey: [...importsKey(event_id), import_id],
      queryFn: async ({ signal }) =>
        (await call(getImport, { params: { event_id, import_id }, signal })).data,
      refetchInterval: ({ state }) => (state.data ? nextLook(state.data) : false),
      refetchIntervalInBackground: true,
      staleTime: 0,
    }),
}
