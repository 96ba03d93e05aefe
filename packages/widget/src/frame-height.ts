const most = 20_000

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
