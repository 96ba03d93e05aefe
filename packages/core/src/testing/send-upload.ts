import type { ImageUpload } from '@foyer/contracts/image/image'
import { config } from '../config.ts'

type UploadForm = Pick<ImageUpload, 'url' | 'fields'> & { image_id?: string }

/** Sends a file as a browser does, though straight to S3: no gateway runs here. */
export async function sendUpload({ url, fields }: UploadForm, bytes: Uint8Array): Promise<void> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', new Blob([new Uint8Array(bytes)]))
  const answer = await fetch(behindGateway(url), { method: 'POST', body: form })
  if (answer.ok) return
  const text = await answer.text()
  const [, code = text] = /<Code>(.*)<\/Code>/.exec(text) ?? []
  throw new Error(`S3 answered ${answer.status}: ${code}`)
}

/** The address at S3 itself of one that browsers are given. */
export function behindGateway(url: string): string {
  return url.replace(config().MEDIA_UPLOAD_ENDPOINT ?? '', process.env.AWS_ENDPOINT_URL_S3 ?? '')
}
