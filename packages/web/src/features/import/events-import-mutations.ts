import type { EndpointInput } from '@foyer/contracts/endpoint'
import {
  createEventsImport,
  stopEventsImport,
  undoEventsImport,
} from '@foyer/contracts/import/events-import-endpoints'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'
import { eventsImportQueries, eventsImportsKey } from './events-import-queries.ts'
import type { Start } from './import-mutations.ts'
import { sendFile } from './use-sending.ts'

/** Asks for an import of events or of a whole archive, or a try, and sends its file. */
export function useStartEventsImport(account_id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ body, sent }: Start<EndpointInput<typeof createEventsImport>['body']>) => {
      const { data } = await call(createEventsImport, { params: { account_id }, body })
      const params = { account_id, import_id: data.id }
      if (data.upload && sent)
        await sendFile(data.upload, sent.file, sent, () => call(stopEventsImport, { params }))
      return data
    },
    onSuccess: (started) =>
      client.setQueryData(eventsImportQueries.one(account_id, started.id).queryKey, started),
    onSettled: () => client.invalidateQueries({ queryKey: eventsImportsKey(account_id), exact: true }),
    meta: { isErrorShownInPlace: true },
  })
}

export function useUndoEventsImport(account_id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (import_id: string) =>
      (await call(undoEventsImport, { params: { account_id, import_id } })).data,
    onSuccess: (undone) => {
      client.setQueryData(eventsImportQueries.one(account_id, undone.id).queryKey, undone)
      return client.invalidateQueries({ queryKey: eventsImportsKey(account_id), exact: true })
    },
  })
}

/** What an import made or took back: events, organizers and all else of the account are asked again. */
export function useRefreshAfterEventsImport(account_id: string) {
  const client = useQueryClient()
  const [own] = eventsImportsKey(account_id)
  return () => client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== own })
}
