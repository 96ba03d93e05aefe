/** An address as a `URL`, null if it is invalid. `URL.parse` does the same, but Safari before 18 does not have it. */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base)
  } catch {
    return null
  }
}
