import { Trans, useLingui } from '@lingui/react/macro'
import { ImageUp, Trash2 } from 'lucide-react'
import { type DragEvent, type ReactNode, useId, useRef, useState } from 'react'
import { cn } from '../../lib/look/cn.ts'
import { Button } from '../ui/button.tsx'
import { bar } from '../ui/meter.tsx'
import { ImageCropDialog } from './image-crop-dialog.tsx'
import { type ImageRules, useImageChoice } from './use-image-choice.ts'

interface ImageUploadProps extends ImageRules {
  label: string
  /** Address of the current image, if any. */
  image: string | null
  /** A cover is wide. A logo shows whole in a square, and a banner whole in a strip. */
  shape?: keyof typeof shapes
  /** The maximum width of a part that is cut out of a larger picture. */
  cropWidth: number
  /** Help, such as the recommended size. */
  help?: ReactNode
  /** Requests the upload, sends the file and confirms it. Rejects with an error that can be shown. */
  onUpload: (file: File, onProgress: (share: number) => void) => Promise<unknown>
  onRemove?: () => void
}

const shapes = {
  wide: 'aspect-2/1 max-w-xl',
  square: 'aspect-square max-w-56',
  strip: 'aspect-3/1 max-w-xl',
} as const

/** Lets a person choose or drop an image, and crop it. It refuses only obvious mistakes. The server decides what is an image. */
export function ImageUpload({
  label,
  image,
  shape = 'wide',
  cropWidth,
  help,
  onUpload,
  onRemove,
  ...rules
}: ImageUploadProps) {
  const { t } = useLingui()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { choose, send, progress, error, toCrop, cancelCrop } = useImageChoice(rules, onUpload)
  const [isOver, setIsOver] = useState(false)
  const { accept, maxBytes, pixels, aspect } = rules

  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    void choose(event.dataTransfer.files[0])
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
          shapes[shape],
          isOver && 'border-primary bg-accent',
          image && 'border-solid border-border',
          image && shape !== 'wide' && 'content-end bg-card',
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
            <Button
              variant="secondary"
              size="icon"
              aria-label={t`Remove image: ${label}`}
              // While another image replaces this one, it is not clear which image would be removed.
              disabled={progress !== null}
              onClick={onRemove}
            >
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
            className={cn('absolute inset-x-0 bottom-0 h-1', bar.track)}
          >
            <div
              className={cn('h-full bg-primary transition-[width]', bar.part)}
              style={{ width: `${progress * 100}%` }}
            />
          </div>
        )}
        <input
          ref={input}
          type="file"
          hidden
          accept={accept.join(',')}
          onChange={(event) => {
            void choose(event.target.files?.[0])
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
      {aspect !== null && (
        <ImageCropDialog
          file={toCrop}
          aspect={aspect}
          minWidth={Math.max(pixels.min_width, pixels.min_height * aspect)}
          maxWidth={cropWidth}
          maxBytes={maxBytes}
          onDone={(file) => void send(file)}
          onCancel={cancelCrop}
        />
      )}
    </div>
  )
}
