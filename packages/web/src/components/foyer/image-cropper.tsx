import 'react-image-crop/dist/ReactCrop.css'
import { useLingui } from '@lingui/react/macro'
import { type RefObject, useState } from 'react'
import { centerCrop, makeAspectCrop, ReactCrop } from 'react-image-crop'
import type { Part } from '../../lib/image/crop-image.ts'

interface ImageCropperProps {
  address: string
  /** Width by height. */
  aspect: number
  /** The minimum width of the part, in the picture's own pixels. */
  minWidth: number
  picture: RefObject<HTMLImageElement | null>
  onChange: (part: Part) => void
}

/** The picture with the part to keep. The mouse draws the part, and the arrow keys move and resize it. */
export function ImageCropper({ address, aspect, minWidth, picture, onChange }: ImageCropperProps) {
  const { t } = useLingui()
  const [part, setPart] = useState<Part>()
  const [scale, setScale] = useState(1)
  const choose = (next: Part) => {
    setPart(next)
    onChange(next)
  }
  const corner = t`The size of that part. Use the arrow keys to change it.`
  return (
    <ReactCrop
      {...(part ? { crop: { unit: '%', ...part } } : {})}
      onChange={(_pixels, percent) => choose(percent)}
      aspect={aspect}
      minWidth={Math.min(minWidth * scale, 10_000)}
      keepSelection
      ariaLabels={{
        cropArea: t`The part to keep. Use the arrow keys to move it.`,
        nwDragHandle: corner,
        nDragHandle: corner,
        neDragHandle: corner,
        eDragHandle: corner,
        seDragHandle: corner,
        sDragHandle: corner,
        swDragHandle: corner,
        wDragHandle: corner,
      }}
      className="max-h-[60dvh] justify-self-center"
    >
      <img
        ref={picture}
        src={address}
        alt=""
        className="max-h-[60dvh]"
        onLoad={({ currentTarget: { width, height, naturalWidth } }) => {
          setScale(width / naturalWidth)
          const whole = makeAspectCrop({ unit: '%', width: 100 }, aspect, width, height)
          choose(
            centerCrop(
              whole.height > 100 ? makeAspectCrop({ unit: '%', height: 100 }, aspect, width, height) : whole,
              width,
              height,
            ),
          )
        }}
      />
    </ReactCrop>
  )
}
