import type { ExportKind } from '@foyer/contracts/export/export'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { CircleAlert, CircleCheck, Download, RotateCcw, X } from 'lucide-react'
import { Button } from '../../components/ui/button.tsx'
import { Meter } from '../../components/ui/meter.tsx'
import { Spinner } from '../../components/ui/spinner.tsx'
import { useFormat } from '../../lib/format/use-format.ts'
import { useErrorText } from '../../lib/words/use-error-text.ts'
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

/** An export in progress: how far it is, then a button to download the file or to try again. */
export function ExportToast({ eventId, exportId, kind, onRetry, onClose }: ExportToastProps) {
  const { t, i18n } = useLingui()
  const errorText = useErrorText()
  const { data, error } = useQuery(exportQueries.progress(eventId, exportId))
  const words = exportWords[kind]
  const isFailed = data?.status === 'FAILED' || (error !== null && !data)
  const isDone = data?.status === 'DONE'
  return (
    <div
      data-slot="export-toast"
      className="grid w-(--width) max-w-full gap-3 rounded-lg border bg-popover p-4 text-sm text-popover-foreground shadow-float"
    >
      <div className="flex items-start gap-2">
        {isFailed ? (
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-destructive" />
        ) : isDone ? (
          <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-success" />
        ) : (
          <Spinner className="mt-0.5 size-4 shrink-0" />
        )}
        <div className="grid min-w-0 grow gap-1">
          <p className="font-medium">
            {i18n._(isFailed ? words.failed : isDone ? words.done : words.underWay)}
          </p>
          {isFailed && error ? (
            <p className="text-muted-foreground">{errorText(error)}</p>
          ) : (
            <Rows done={data?.rows_done ?? 0} total={data?.rows_total ?? null} isDone={isDone} />
          )}
        </div>
        <Button
          variant="quiet"
          size="icon-sm"
          className="-me-2 -mt-2"
          aria-label={t`Dismiss`}
          onClick={onClose}
        >
          <X />
        </Button>
      </div>
      {isDone && <DownloadButton eventId={eventId} exportId={exportId} />}
      {isFailed && (
        <Button variant="secondary" size="sm" className="justify-self-start" onClick={onRetry}>
          <RotateCcw />
          <Trans>Try again</Trans>
        </Button>
      )}
    </div>
  )
}

interface RowsProps {
  done: number
  total: number | null
  isDone: boolean
}

function Rows({ done, total, isDone }: RowsProps) {
  const { t } = useLingui()
  const format = useFormat()
  const [doneText, totalText] = [format.number(done), format.number(total ?? 0)]
  if (isDone)
    return (
      <p className="text-muted-foreground">
        <Plural
          value={done}
          one="# row. The file is kept for a day."
          other="# rows. The file is kept for a day."
        />
      </p>
    )
  if (total === null)
    return (
      <p className="text-muted-foreground">
        <Trans>You can keep working in the meantime.</Trans>
      </p>
    )
  return (
    <>
      <p className="text-muted-foreground tabular-nums">
        <Trans>
          {doneText} of {totalText} rows
        </Trans>
      </p>
      <Meter label={t`Rows`} value={done} max={total} />
    </>
  )
}

function DownloadButton({ eventId, exportId }: { eventId: string; exportId: string }) {
  const download = useDownloadExport(eventId, exportId)
  return (
    <Button
      size="sm"
      className="justify-self-start"
      isBusy={download.isPending}
      onClick={() => download.mutate()}
    >
      <Download />
      <Trans>Download</Trans>
    </Button>
  )
}
