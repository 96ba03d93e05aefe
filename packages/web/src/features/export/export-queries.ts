import type { ExportProgress } from '@foyer/contracts/export/export'
import { getExport } from '@foyer/contracts/export/export-endpoints'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'

const pollMs = 1000

export function isUnderWay({ status }: ExportProgress): boolean {
  return status === 'WAITING' || status === 'WRITING'
}

export const exportQueries = {
  progress: (event_id: string, export_id: string) =>
    queryOptions({
      queryKey: ['export', export_id],
      queryFn: async ({ signal }) =>
        (await call(getExport, { params: { event_id, export_id }, signal })).data,
      refetchInterval: ({ state }) => (state.data && !isUnderWay(state.data) ? false : pollMs),
      refetchIntervalInBackground: true,
    }),
}
