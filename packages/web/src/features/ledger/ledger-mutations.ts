import type { EndpointInput } from '@foyer/contracts/endpoint'
import { createLedgerFile, getLedgerFileDownload } from '@foyer/contracts/ledger/ledger-endpoints'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'
import { ledgerFileWords } from './ledger-words.ts'

export type LedgerFileBody = EndpointInput<typeof createLedgerFile>['body']

export function useCreateLedgerFile(account_id: string) {
  return useMutation({
    mutationFn: async (body: LedgerFileBody) =>
      (await call(createLedgerFile, { params: { account_id }, body })).data,
    meta: { failure: ledgerFileWords.failed },
  })
}

/** Requests the file's address at the last moment, since it is short-lived, and lets the browser download it. */
export function useDownloadLedgerFile(account_id: string, export_id: string) {
  return useMutation({
    mutationFn: async () => (await call(getLedgerFileDownload, { params: { account_id, export_id } })).data,
    onSuccess: ({ url }) => window.location.assign(url),
  })
}
