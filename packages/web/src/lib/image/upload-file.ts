import type { ImageUpload } from '@foyer/contracts/image/image'
import { CallError } from '../api/call-error.ts'

/**
 * Sends a file to the address of a presigned upload, as a form with its fields and the file last. `onProgress` gets a share of one. `signal` stops it.
 * It uses XMLHttpRequest, because `fetch` cannot report an upload's progress.
 */
export function uploadFile(
  upload: Pick<ImageUpload, 'url' | 'fields'>,
  file: File,
  onProgress: (share: number) => void,
  signal?: AbortSignal,
): Promise<void> {
  const form = new FormData()
  for (const [name, value] of Object.entries(upload.fields)) form.append(name, value)
  form.append('file', file)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const fail = () =>
      reject(new CallError(request.status, { code: failureOf(request), message: 'The upload failed.' }))
    request.upload.onprogress = (event) => event.lengthComputable && onProgress(event.loaded / event.total)
    request.onload = () => (request.status >= 200 && request.status < 300 ? resolve() : fail())
    request.onerror = fail
    request.onabort = () => reject(signal?.reason)
    signal?.addEventListener('abort', () => request.abort())
    request.open('POST', upload.url)
    if (signal?.aborted) reject(signal.reason)
    else request.send(form)
  })
}

/** The error code for S3's refusal, which is XML. If the file is not the cause, a new upload helps. */
function failureOf({ status, responseText }: XMLHttpRequest): CallError['code'] {
  if (responseText.includes('<Code>EntityTooLarge</Code>')) return 'image.too_large'
  if (responseText.includes('<Code>EntityTooSmall</Code>')) return 'image.invalid'
  return status >= 400 && status < 500 ? 'image.not_uploaded' : 'network.unreachable'
}
