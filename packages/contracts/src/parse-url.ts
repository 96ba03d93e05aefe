/** An address as a `URL`, null for what is none. `URL.parse` would be the same, but is unknown before Safari 18. */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base)
  } catch {
    return null
  }
}
