import type { Image } from '@foyer/contracts/image/image'
import { config } from '../config.ts'

/** A cover that has not come by then is left out. */
const patienceMs = 3000
/** An email carries it, so a larger one is left out, too. */
const mostBytes = 1_000_000
/** A sale sends the same cover many times. */
const mostKept = 8
const kept = new Map<string, Uint8Array>()

/**
 * An event's cover as a JPEG, as the site itself answers it; null without one, or if it does not come. Its address names its contents,
 * so the last few are kept.
 */
export async function fetchCover(images: readonly Image[]): Promise<Uint8Array | null> {
  const url = images.find(({ type, variants }) => type === 'EVENT_COVER' && variants)?.url
  if (!url?.endsWith('.jpg')) return null
  const known = kept.get(url)
  if (known) return known
  try {
    const response = await fetch(config().SITE_URL + url, { signal: AbortSignal.timeout(patienceMs) })
    if (!response.ok || Number(response.headers.get('content-length') ?? 0) > mostBytes) return null
    const bytes = new Uint8Array(await response.arrayBuffer())
    if (bytes.byteLength > mostBytes) return null
    const [oldest] = kept.keys()
    if (oldest !== undefined && kept.size >= mostKept) kept.delete(oldest)
    kept.set(url, bytes)
    return bytes
  } catch {
    return null
  }
}
