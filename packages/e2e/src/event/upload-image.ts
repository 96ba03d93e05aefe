import { drawLogo } from '../browser/draw-logo.ts'
import type { FoyerApi } from '../foyer/foyer-api.ts'

interface Upload {
  image_id: string
  url: string
  fields: Record<string, string>
}

/** Uploads a drawn image of that size as a browser does, to `/events/{id}` or `/organizers/{id}`. */
export async function uploadImage(
  api: FoyerApi,
  owner: string,
  {
    type,
    width,
    height,
  }: { type: 'EVENT_COVER' | 'EVENT_BANNER' | 'ORGANIZER_LOGO'; width: number; height: number },
): Promise<void> {
  const { buffer } = drawLogo(width, height)
  const wish = { media_type: 'image/png', size_bytes: buffer.byteLength, type }
  const { image_id, url, fields } = await api.post<Upload>(`${owner}/images/uploads`, wish)
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('file', new Blob([new Uint8Array(buffer)], { type: 'image/png' }), 'image.png')
  const { ok, status } = await fetch(url, { method: 'POST', body: form })
  if (!ok) throw new Error(`The upload was answered ${status}.`)
  await api.post(
    `${owner}/images/${image_id}/confirmation${type === 'ORGANIZER_LOGO' ? '' : `?type=${type}`}`,
  )
}
