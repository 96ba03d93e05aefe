import type { ExportKind } from '@foyer/contracts/export/export'
import { useQuery } from '@tanstack/react-query'
import { FileToast } from '../../components/foyer/file-toast.tsx'
import { useDownloadExport } from './export-mutations.ts'
import { exportQueries } from './export-queries.ts'
import { exportWords } from './export-words.ts'

interface ExportToastProps {
  eventId: string
  exportId: string
  kind: ExportKind
  onRetry: () => void
  onClose: () => void
}

/** An export of an event's list in progress. */
export function ExportToast({ eventId, exportId, kind, onRetry, onClose }: ExportToastProps) {
  const { data, error } = useQuery(exportQueries.progress(eventId, exportId))
  const download = useDownloadExport(eventId, exportId)
  return (
    <FileToast
      words={exportWords[kind]}
      progress={data}
      error={error}
      isDownloading={download.isPending}
      onDownload={() => download.mutate()}
      onRetry={onRetry}
      onClose={onClose}
    />
  )
}
