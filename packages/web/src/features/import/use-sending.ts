import { useRef, useState } from 'react'
import { uploadFile } from '../../lib/image/upload-file.ts'

/** What sends a file, and what shows how far it is. */
export interface Sending {
  onProgress: (share: number) => void
  signal: AbortSignal
}

/** Of the file that a form sends: how much of it was sent, and what stops it. */
export function useSending() {
  const stop = useRef<AbortController>(null)
  const [progress, setProgress] = useState<number | null>(null)
  const begin = (): Sending => {
    stop.current = new AbortController()
    setProgress(0)
    return { onProgress: setProgress, signal: stop.current.signal }
  }
  return { progress, begin, end: () => setProgress(null), cancel: () => stop.current?.abort() }
}

/** Whether somebody stopped it, which is no failure. */
export function isStopped(error: Error): boolean {
  return error.name === 'AbortError'
}

/**
 * Sends the file of an import. Closing the tab meanwhile asks first. `giveUp` says that it does not come, so that the import is not shown as under way
 * for hours; where that fails too, the import ends by itself.
 */
export async function sendFile(
  upload: { url: string; fields: Record<string, string> },
  file: File,
  { onProgress, signal }: Sending,
  giveUp: () => Promise<unknown>,
): Promise<void> {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault()
  window.addEventListener('beforeunload', ask)
  try {
    await uploadFile(upload, file, onProgress, signal)
  } catch (error) {
    await giveUp().catch(() => undefined)
    throw error
  } finally {
    window.removeEventListener('beforeunload', ask)
  }
}
