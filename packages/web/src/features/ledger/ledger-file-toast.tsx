import type { LedgerFile } from '@foyer/contracts/ledger/ledger-file'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { FileToast } from '../../components/foyer/file-toast.tsx'
import { useDownloadLedgerFile } from './ledger-mutations.ts'
import { ledgerQueries } from './ledger-queries.ts'
import { ledgerFileWords } from './ledger-words.ts'

interface LedgerFileToastProps {
  accountId: string
  file: LedgerFile
  onRetry: () => void
  onClose: () => void
}

/** A month's file in progress. Of a CSV file it says how spreadsheets have to read it. */
export function LedgerFileToast({ accountId, file, onRetry, onClose }: LedgerFileToastProps) {
  const { data, error } = useQuery(ledgerQueries.file(accountId, file.id))
  const download = useDownloadLedgerFile(accountId, file.id)
  return (
    <FileToast
      words={ledgerFileWords}
      progress={data && { ...data, rows_total: null }}
      error={error}
      note={file.format === 'csv' && <Delimiter of={file.delimiter} />}
      isDownloading={download.isPending}
      onDownload={() => download.mutate()}
      onRetry={onRetry}
      onClose={onClose}
    />
  )
}

function Delimiter({ of }: { of: LedgerFile['delimiter'] }) {
  if (of === ';') return <Trans>Semicolons (;) separate its cells, and decimals follow a comma.</Trans>
  return <Trans>Commas (,) separate its cells, and decimals follow a point.</Trans>
}
