import { Trans, useLingui } from '@lingui/react/macro'
import { ImageUp, Trash2 } from 'lucide-react'
import { type DragEvent, type ReactNode, useId, useRef, useState } from 'react'
import { cn } from '../../lib/cn.ts'
import { formatBytes } from '../../lib/format-number.ts'
import { useErrorText } from '../../lib/use-error-text.ts'
import { Button } from './button.tsx'

interface ImageUploadProps {
  label: string
  /** Address of the present image, if any. */
  image: string | null
  /** Media types that may be chosen. */
  accept: readonly string[]
  maxBytes: number
  /** A cover is wide; a logo is shown whole in a square. */
  shape?: 'wide' | 'square'
  /** Recommended size and the like. */
  help?: ReactNode
  /** Asks for the upload, sends the file and confirms it; rejects with an error that can be shown. */
  onUpload: (file: File, onProgress: (share: number) => void) => Promise<unknown>
  onRemove?: () => void
}

/** Choose or drop an image. The server decides what is an image; here only the obvious is refused early. */
export function ImageUpload({
  label,
  image,
  accept,
  maxBytes,
  shape = 'wide',
  help,
  onUpload,
  onRemove,
}: ImageUploadProps) {
  const { t, i18n } = useLingui()
  const describeError = useErrorText()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [progress, setProgress] = useState<number | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [isOver, setIsOver] = useState(false)

  const upload = async (file: File | undefined) => {
    if (!file || progress !== null) return
    if (!accept.includes(file.type)) return setError(t`Choose a JPEG, PNG, WebP or GIF image.`)
    if (file.size > maxBytes) {
      const limit = formatBytes(maxBytes, i18n.locale)
      return setError(t`The image must be under ${limit}. Choose a smaller one.`)
    }
    setError(null)
    setProgress(0)
    try {
      await onUpload(file, setProgress)
    } catch (failure) {
      setError(describeError(failure))
    } finally {
      setProgress(null)
    }
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    void upload(event.dataTransfer.files[0])
  }

  return (
    <div data-slot="image-upload" className="grid gap-2">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the button inside does the same */}
      <div
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
        className={cn(
          'relative grid place-content-center justify-items-center gap-2 overflow-hidden rounded-lg border border-dashed border-input bg-muted p-4 text-center transition-colors',
          shape === 'wide' ? 'aspect-2/1 max-w-xl' : 'aspect-square max-w-56',
          isOver && 'border-primary bg-accent',
          image && 'border-solid border-border',
          image && shape === 'square' && 'content-end bg-card',
        )}
      >
        {image && (
          <img
            src={image}
            alt=""
            className={cn(
              'absolute inset-0 size-full',
              shape === 'wide' ? 'object-cover' : 'object-contain p-3',
            )}
          />
        )}
        {!image && <ImageUp aria-hidden className="size-6 text-muted-foreground" />}
        <div className={cn('relative flex gap-2', image && 'opacity-95')}>
          <Button
            variant="secondary"
            isBusy={progress !== null}
            aria-describedby={`${id}-note`}
            aria-label={image ? t`Replace image: ${label}` : t`Choose image: ${label}`}
            onClick={() => input.current?.click()}
          >
            {image ? <Trans>Replace image</Trans> : <Trans>Choose image</Trans>}
          </Button>
          {image && onRemove && (
            <Button variant="secondary" size="icon" aria-label={t`Remove image: ${label}`} onClick={onRemove}>
              <Trash2 />
            </Button>
          )}
        </div>
        {!image && (
          <p className="text-sm text-muted-foreground">
            <Trans>or drop it here</Trans>
          </p>
        )}
        {progress !== null && (
          <div
            role="progressbar"
            aria-label={t`Uploading`}
            aria-valuenow={Math.round(progress * 100)}
            className="absolute inset-x-0 bottom-0 h-1 bg-muted"
          >
            <div className="h-full bg-primary transition-[width]" style={{ width: `${progress * 100}%` }} />
          </div>
        )}
        <input
          ref={input}
          type="file"
          hidden
          accept={accept.join(',')}
          onChange={(event) => {
            void upload(event.target.files?.[0])
            event.target.value = ''
          }}
        />
      </div>
      <p
        id={`${id}-note`}
        role={error ? 'alert' : undefined}
        className={cn('text-sm', error ? 'text-destructive' : 'text-muted-foreground')}
      >
        {error ?? help}
      </p>
    </div>
  )
}
