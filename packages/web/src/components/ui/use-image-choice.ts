import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { errorSentences } from '../../lib/error-sentences.ts'
import { formatBytes } from '../../lib/format-number.ts'
import { type Pixels, readPixels } from '../../lib/read-pixels.ts'
import { useErrorText } from '../../lib/use-error-text.ts'
import { useFormat } from '../../lib/use-format.ts'

/** What may be chosen (specification §5); pixels. */
export interface ImageRules {
  /** Media types. */
  accept: readonly string[]
  maxBytes: number
  pixels: { min_width: number; min_height: number; max_width: number; max_height: number }
  /** Width by height, as it will be shown. */
  aspect: number
}

type Upload = (file: File, onProgress: (share: number) => void) => Promise<unknown>

/** A picture of nearly the right shape is not worth a question. */
const tolerance = 0.02

/**
 * What becomes of a file that was chosen: refused with a sentence, cropped first where its shape is another, then sent.
 * `progress` is a share of one while it is sent, `toCrop` the file that waits for its crop.
 */
export function useImageChoice({ accept, maxBytes, pixels, aspect }: ImageRules, onUpload: Upload) {
  const { t, i18n } = useLingui()
  const describeError = useErrorText()
  const { number } = useFormat()
  const [progress, setProgress] = useState<number | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [toCrop, setToCrop] = useState<File | null>(null)

  const wrongSize = (size: Pixels) => {
    const [width, height] = [number(size.width), number(size.height)]
    const [leastWidth, leastHeight] = [number(pixels.min_width), number(pixels.min_height)]
    const [mostWidth, mostHeight] = [number(pixels.max_width), number(pixels.max_height)]
    return {
      tooSmall: t`The image has ${width} by ${height} pixels. Choose one of at least ${leastWidth} by ${leastHeight}.`,
      tooLarge: t`The image has ${width} by ${height} pixels. Choose one of at most ${mostWidth} by ${mostHeight}.`,
    }
  }
  const send = async (file: Promise<File> | File) => {
    setToCrop(null)
    setError(null)
    setProgress(0)
    try {
      await onUpload(await file, setProgress)
    } catch (failure) {
      setError(describeError(failure))
    } finally {
      setProgress(null)
    }
  }
  const choose = async (file: File | undefined) => {
    if (!file || progress !== null) return
    if (!accept.includes(file.type)) return setError(t`Choose a JPEG, PNG, WebP or GIF image.`)
    if (file.size > maxBytes) {
      const limit = formatBytes(maxBytes, i18n.locale)
      return setError(t`The image must be under ${limit}. Choose a smaller one.`)
    }
    const size = await readPixels(file)
    if (!size) return setError(i18n._(errorSentences['image.invalid']))
    const { width, height } = size
    if (width < pixels.min_width || height < pixels.min_height) return setError(wrongSize(size).tooSmall)
    if (width > pixels.max_width || height > pixels.max_height) return setError(wrongSize(size).tooLarge)
    setError(null)
    if (Math.abs(width / height / aspect - 1) <= tolerance) return send(file)
    setToCrop(file)
  }
  return { choose, send, progress, error, toCrop, cancelCrop: () => setToCrop(null) }
}
