import { createArchive, getArchiveDownload } from '@foyer/contracts/archive/archive-endpoints'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'
import { archiveQueries } from './archive-queries.ts'

export function useCreateArchive(account_id: string) {
  const client = useQueryClient()
  const { queryKey } = archiveQueries.last(account_id)
  return useMutation({
    mutationFn: async () => (await call(createArchive, { params: { account_id } })).data,
    onSuccess: (archive) => client.setQueryData(queryKey, archive),
    // Somebody else may have asked for one first.
    onError: () => client.invalidateQueries({ queryKey }),
  })
}

/** Requests the file's address at the last moment, since it is short-lived, and lets the browser download it. */
export function useDownloadArchive(account_id: string) {
  return useMutation({
    mutationFn: async () => (await call(getArchiveDownload, { params: { account_id } })).data,
    onSuccess: ({ url }) => window.location.assign(url),
  })
}
