import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { CircleAlert, CircleCheck, Download, RotateCcw, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFormat } from '../../lib/format/use-format.ts'
import { useErrorText } from '../../lib/words/use-error-text.ts'
import { Button } from '../ui/button.tsx'
import { Meter } from '../ui/meter.tsx'
import { Spinner } from '../ui/spinner.tsx'
import type { FileProgress, FileWords } from './file-progress.ts'

interface FileToastProps {
  words: FileWords
  progress: FileProgress | undefined
  error: Error | null
  /** What there is to know about the file. */
  note?: ReactNode
  isDownloading: boolean
  onDownload: () => void
  onRetry: () => void
  onClose: () => void
}

/** A file in progress: how far it is, then a button to download it or to try again. */
export function FileToast({ words, progress, error, note, ...props }: FileToastProps) {
  const { t, i18n } = useLingui()
  const errorText = useErrorText()
  const isFailed = progress?.status === 'FAILED' || (error !== null && !progress)
  const isDone = progress?.status === 'DONE'
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
            <Rows done={progress?.rows_done ?? 0} total={progress?.rows_total ?? null} isDone={isDone} />
          )}
          {note && !isFailed && <p className="text-muted-foreground">{note}</p>}
        </div>
        <Button
          variant="quiet"
          size="icon-sm"
          className="-me-2 -mt-2"
          aria-label={t`Dismiss`}
          onClick={props.onClose}
        >
          <X />
        </Button>
      </div>
      {isDone && (
        <Button
          size="sm"
          className="justify-self-start"
          isBusy={props.isDownloading}
          onClick={props.onDownload}
        >
          <Download />
          <Trans>Download</Trans>
        </Button>
      )}
      {isFailed && (
        <Button variant="secondary" size="sm" className="justify-self-start" onClick={props.onRetry}>
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
