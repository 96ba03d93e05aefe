import type { EndpointInput } from '@foyer/contracts/endpoint'
import { createImport, undoImport } from '@foyer/contracts/import/import-endpoints'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'
import { eventKey } from '../../lib/api/event-key.ts'
import { uploadFile } from '../../lib/image/upload-file.ts'
import { importQueries } from './import-queries.ts'
import { importsKey } from './imports-key.ts'

type Body = EndpointInput<typeof createImport>['body']

interface Start {
  body: Body
  /** Left out: the file of an earlier import is used again. */
  file?: File
  onProgress?: (share: number) => void
}

/** Asks for an import, or a try, and sends its file. */
export function useStartImport(event_id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ body, file, onProgress = () => undefined }: Start) => {
      const { data } = await call(createImport, { params: { event_id }, body })
      if (data.upload && file) await uploadFile(data.upload, file, onProgress)
      return data
    },
    onSuccess: (started) => {
      client.setQueryData(importQueries.one(event_id, started.id).queryKey, started)
      return client.invalidateQueries({ queryKey: importsKey(event_id), exact: true })
    },
    meta: { isErrorShownInPlace: true },
  })
}

export function useUndoImport(event_id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (import_id: string) =>
      (await call(undoImport, { params: { event_id, import_id } })).data,
    onSuccess: (undone) => {
      client.setQueryData(importQueries.one(event_id, undone.id).queryKey, undone)
      return client.invalidateQueries({ queryKey: importsKey(event_id), exact: true })
    },
  })
}

/** What an import made or took back: the event's lists and sums are asked again. */
export function useRefreshAfterImport(event_id: string) {
  const client = useQueryClient()
  return () =>
    client.invalidateQueries({
      queryKey: eventKey(event_id),
      predicate: ({ queryKey }) => queryKey[2] !== 'imports',
    })
}
