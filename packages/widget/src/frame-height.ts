const most = 20_000

/** What the frame says of its height, in pixels; null for any other message, and for one of anybody else. */
export function frameHeight(
  message: Pick<MessageEvent<unknown>, 'data' | 'origin' | 'source'>,
  frame: { origin: string; window: unknown },
): number | null {
  if (message.origin !== frame.origin || message.source !== frame.window) return null
  const { data } = message
  if (typeof data !== 'object' || data === null || !('type' in data) || !('height' in data)) return null
  const { type, height } = data
  if (type !== 'foyer:height' || typeof height !== 'number' || !(height > 0)) return null
  return Math.min(Math.ceil(height), most)
}

/** The height that the tickets at this address had last in a window as wide as this one; null on a first visit. */
export function keptHeight(address: string): number | null {
  try {
    const height = Number(localStorage.getItem(heightKey(address)))
    return height > 0 ? Math.min(height, most) : null
  } catch {
    // The site's storage is closed to scripts.
    return null
  }
}

/** Remembers it for the next visit. */
export function keepHeight(address: string, height: number): void {
  try {
    localStorage.setItem(heightKey(address), String(height))
  } catch {
    // The next visit begins as a first one.
  }
}

/** Lines break alike in windows of about the same width. */
function heightKey(address: string): string {
  return `foyer:height:${new URL(address).pathname}:${Math.round(window.innerWidth / 100)}`
}
