import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useRef, useState } from 'react'
import { cropImage, type Part } from '../../lib/image/crop-image.ts'
import { useFileAddress } from '../../lib/image/use-file-address.ts'
import { Button } from '../ui/button.tsx'
import { Dialog, DialogContent, DialogFooter } from '../ui/dialog.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

const ImageCropper = lazy(async () => ({ default: (await import('./image-cropper.tsx')).ImageCropper }))

interface ImageCropDialogProps {
  /** The chosen picture, or null when there is none to crop. */
  file: File | null
  aspect: number
  minWidth: number
  maxWidth: number
  maxBytes: number
  /** Gets the chosen part once it is cut out, or the file as it is. */
  onDone: (file: Promise<File> | File) => void
  onCancel: () => void
}

/** Asks which part of a picture to keep, before the picture is uploaded. */
export function ImageCropDialog({ file, onDone, onCancel, ...shape }: ImageCropDialogProps) {
  const { t } = useLingui()
  return (
    <Dialog open={file !== null} onOpenChange={(isOpen) => !isOpen && onCancel()}>
      <DialogContent
        className="max-w-2xl"
        title={t`Choose the part to show`}
        description={t`Drag the frame or its corners, or move it with the arrow keys.`}
      >
        {file && <CropForm key={file.name} file={file} onDone={onDone} {...shape} />}
      </DialogContent>
    </Dialog>
  )
}

type CropFormProps = Omit<ImageCropDialogProps, 'file' | 'onCancel'> & { file: File }

function CropForm({ file, aspect, minWidth, maxWidth, maxBytes, onDone }: CropFormProps) {
  const address = useFileAddress(file)
  const picture = useRef<HTMLImageElement>(null)
  const [part, setPart] = useState<Part>()
  const crop = () => {
    if (picture.current && part) onDone(cropImage(picture.current, file, { part, maxWidth, maxBytes }))
  }
  return (
    <>
      <div className="grid min-h-48 place-content-center rounded-md bg-muted">
        <Suspense fallback={<Skeleton className="h-48 w-80 max-w-full" />}>
          {address && (
            <ImageCropper
              address={address}
              aspect={aspect}
              minWidth={minWidth}
              picture={picture}
              onChange={setPart}
            />
          )}
        </Suspense>
      </div>
      <DialogFooter>
        <Button variant="secondary" onClick={() => onDone(file)}>
          <Trans>Use the whole image</Trans>
        </Button>
        <Button disabled={!part} onClick={crop}>
          <Trans>Use this part</Trans>
        </Button>
      </DialogFooter>
    </>
  )
}
