import { Trans, useLingui } from '@lingui/react/macro'
import { FileUp } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { Button } from '../../components/ui/button.tsx'
import { bar } from '../../components/ui/meter.tsx'
import { cn } from '../../lib/look/cn.ts'

interface FileChoiceProps {
  file: File | null
  /** How much of it was sent, a share of one. */
  progress: number | null
  onChoose: (file: File) => void
}

/** Chooses a file, also by dropping it. */
export function FileChoice({ file, progress, onChoose }: FileChoiceProps) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const take = (files: FileList | null) => {
    const [chosen] = files ?? []
    if (chosen) onChoose(chosen)
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
      {file && <p className="max-w-full font-medium wrap-anywhere">{file.name}</p>}
      <Button variant="secondary" isBusy={progress !== null} onClick={() => input.current?.click()}>
        {file ? <Trans>Choose another file</Trans> : <Trans>Choose file</Trans>}
      </Button>
      <p className="text-muted-foreground">
        <Trans>CSV from Eventbrite, Hi.Events, pretix or any other system. Or drop it here.</Trans>
      </p>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t`Choose file`}
        accept=".csv,.txt,.tsv,.json,.jsonl,.ndjson,text/csv,text/plain"
        onChange={(event) => {
          take(event.target.files)
          event.target.value = ''
        }}
      />
      {progress !== null && (
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
