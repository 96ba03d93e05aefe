import type { EndpointInput } from '@foyer/contracts/endpoint'
import { createExport, getExportDownload } from '@foyer/contracts/export/export-endpoints'
import type { MessageDescriptor } from '@lingui/core'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'

export type ExportBody = EndpointInput<typeof createExport>['body']

/** Requests an export. `failure` is the toast's sentence when the request fails. */
export function useCreateExport(event_id: string, failure: MessageDescriptor) {
  return useMutation({
    mutationFn: async (body: ExportBody) => (await call(createExport, { params: { event_id }, body })).data,
    meta: { failure },
  })
}

/** Requests the file's address at the last moment, since it is short-lived, and lets the browser download it. */
export function useDownloadExport(event_id: string, export_id: string) {
  return useMutation({
    mutationFn: async () => (await call(getExportDownload, { params: { event_id, export_id } })).data,
    onSuccess: ({ url }) => window.location.assign(url),
  })
}
