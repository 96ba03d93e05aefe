/** A part of a picture, in hundredths of its width and height. */
export interface Part {
  x: number
  y: number
  width: number
  height: number
}

interface CropOptions {
  part: Part
  /** The maximum width of the result. */
  maxWidth: number
  maxBytes: number
}

/**
 * Cuts a part of a picture into a new file: a photo as JPEG, a picture that may be transparent as PNG unless that is too large. The
 * camera's metadata is removed.
 */
export async function cropImage(
  picture: HTMLImageElement,
  file: File,
  { part, maxWidth, maxBytes }: CropOptions,
): Promise<File> {
  const { naturalWidth, naturalHeight } = picture
  const [x, y] = [(part.x / 100) * naturalWidth, (part.y / 100) * naturalHeight]
  const [width, height] = [(part.width / 100) * naturalWidth, (part.height / 100) * naturalHeight]
  const scale = Math.min(1, maxWidth / width)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot cut pictures.')
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height)
  const lossless = file.type === 'image/jpeg' ? null : await blobOf(canvas, 'image/png')
  const blob = lossless && lossless.size <= maxBytes ? lossless : await blobOf(canvas, 'image/jpeg')
  return new File([blob], file.name, { type: blob.type })
}

function blobOf(canvas: HTMLCanvasElement, type: 'image/png' | 'image/jpeg'): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture is too large for this browser.'))),
      type,
      0.92,
    ),
  )
}
