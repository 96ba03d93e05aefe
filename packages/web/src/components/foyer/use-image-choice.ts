import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { CallError } from '../../lib/api/call-error.ts'
import { formatBytes } from '../../lib/format/format-number.ts'
import { readPixels } from '../../lib/image/read-pixels.ts'
import { useErrorText } from '../../lib/words/use-error-text.ts'

/** The files that may be chosen (specification §5). Sizes are in pixels. */
export interface ImageRules {
  /** Media types. */
  accept: readonly string[]
  maxBytes: number
  pixels: { min_width: number; min_height: number; max_width: number; max_height: number }
  /** Width by height of the shown image. Null keeps the picture's shape. */
  aspect: number | null
}

type Upload = (file: File, onProgress: (share: number) => void) => Promise<unknown>

/** The difference in shape up to which a picture needs no crop. */
const tolerance = 0.02

/**
 * Refuses a chosen file with a sentence, or sends it, after a crop if its shape differs. `progress` is a share of one while the
 * file is sent. `toCrop` is the file that waits for its crop.
 */
export function useImageChoice({ accept, maxBytes, pixels, aspect }: ImageRules, onUpload: Upload) {
  const { t, i18n } = useLingui()
  const describeError = useErrorText()
  const [progress, setProgress] = useState<number | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [toCrop, setToCrop] = useState<File | null>(null)

  const refusal = (code: 'image.invalid' | 'image.wrong_size', details = {}) =>
    describeError(new CallError(0, { code, message: '', details }))
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
    if (!size) return setError(refusal('image.invalid'))
    const { width, height } = size
    const isTooSmall = width < pixels.min_width || height < pixels.min_height
    if (isTooSmall || width > pixels.max_width || height > pixels.max_height)
      return setError(refusal('image.wrong_size', { ...size, ...pixels }))
    setError(null)
    if (aspect === null || Math.abs(width / height / aspect - 1) <= tolerance) return send(file)
    setToCrop(file)
  }
  return { choose, send, progress, error, toCrop, cancelCrop: () => setToCrop(null) }
}
