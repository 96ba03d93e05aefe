import { Trans, useLingui } from '@lingui/react/macro'
import { FileUp } from 'lucide-react'
import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import { Button } from '../../components/ui/button.tsx'
import { bar } from '../../components/ui/meter.tsx'
import { formatBytes } from '../../lib/format/format-number.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { cn } from '../../lib/look/cn.ts'

interface FileChoiceProps {
  file: File | null
  /** The kinds of files that the browser offers first. */
  accept: string
  /** Which files they are. */
  hint: ReactNode
  /** How much of it was sent, a share of one. */
  progress: number | null
  onChoose: (file: File) => void
  /** Stops sending it. */
  onCancel: () => void
}

/** Chooses a file, also by dropping it, and shows how much of it was sent. */
export function FileChoice({ file, accept, hint, progress, onChoose, onCancel }: FileChoiceProps) {
  const { t, i18n } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const isSending = progress !== null
  const take = (files: FileList | null) => {
    const [chosen] = files ?? []
    if (chosen && !isSending) onChoose(chosen)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    take(event.dataTransfer.files)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the button inside does the same
    <div
      data-slot="file-choice"
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      className={cn(
        'relative grid justify-items-center gap-2 overflow-hidden rounded-lg border border-dashed border-input bg-muted p-6 text-center text-sm transition-colors',
        isOver && 'border-primary bg-accent',
      )}
    >
      <FileUp aria-hidden className="size-6 text-muted-foreground" />
      {file && (
        <p className="max-w-full wrap-anywhere">
          <span className="font-medium">{file.name}</span>{' '}
          <span className="whitespace-nowrap text-muted-foreground">
            {formatBytes(file.size, i18n.locale)}
          </span>
        </p>
      )}
      {isSending ? (
        <Button variant="secondary" onClick={onCancel}>
          <Trans>Stop sending</Trans>
        </Button>
      ) : (
        <Button variant="secondary" onClick={() => input.current?.click()}>
          {file ? <Trans>Choose another file</Trans> : <Trans>Choose file</Trans>}
        </Button>
      )}
      <p className="text-muted-foreground">{isSending ? <Sent share={progress} /> : hint}</p>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t`Choose file`}
        accept={accept}
        onChange={(event) => {
          take(event.target.files)
          event.target.value = ''
        }}
      />
      {isSending && (
        <div
          role="progressbar"
          aria-label={t`Uploading`}
          aria-valuenow={Math.round(progress * 100)}
          className={cn('absolute inset-x-0 bottom-0 h-1', bar.track)}
        >
          <div
            className={cn('h-full bg-primary transition-[width]', bar.part)}
            style={{ width: `${progress * 100}%` }}
          />
        </div>
      )}
    </div>
  )
}

function Sent({ share }: { share: number }) {
  const format = useFormat()
  const percent = format.percent(Math.floor(share * 100) / 100)
  return (
    <span className="tabular-nums">
      <Trans>{percent} sent. Keep this page open until all of it is.</Trans>
    </span>
  )
}
