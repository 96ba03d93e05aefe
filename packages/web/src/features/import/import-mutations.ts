import type { EndpointInput } from '@foyer/contracts/endpoint'
import { createImport, stopImport, undoImport } from '@foyer/contracts/import/import-endpoints'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'
import { eventKey } from '../../lib/api/event-key.ts'
import { importQueries } from './import-queries.ts'
import { importsKey } from './imports-key.ts'
import { type Sending, sendFile } from './use-sending.ts'

/** What an import is asked for with, and its file. */
export interface Start<Body> {
  body: Body
  /** Left out: the file of an earlier import is used again. */
  sent?: Sending & { file: File }
}

/** Asks for an import, or a try, and sends its file. */
export function useStartImport(event_id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ body, sent }: Start<EndpointInput<typeof createImport>['body']>) => {
      const { data } = await call(createImport, { params: { event_id }, body })
      const params = { event_id, import_id: data.id }
      if (data.upload && sent)
        await sendFile(data.upload, sent.file, sent, () => call(stopImport, { params }))
      return data
    },
    onSuccess: (started) => client.setQueryData(importQueries.one(event_id, started.id).queryKey, started),
    onSettled: () => client.invalidateQueries({ queryKey: importsKey(event_id), exact: true }),
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
