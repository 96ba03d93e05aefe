import { getExport } from '@foyer/contracts/export/export-endpoints'
import { queryOptions } from '@tanstack/react-query'
import { nextLook } from '../../components/foyer/file-progress.ts'
import { call } from '../../lib/api/call.ts'

export const exportQueries = {
  progress: (event_id: string, export_id: string) =>
    queryOptions({
      queryKey: ['export', export_id],
      queryFn: async ({ signal }) =>
        (await call(getExport, { params: { event_id, export_id }, signal })).data,
      refetchInterval: ({ state }) => nextLook(state.data),
      refetchIntervalInBackground: true,
    }),
}
