/** One claim of a token, unverified; the server verifies. Null for what is not a token, or without that claim. */
export function tokenClaim(token: string, name: string): string | null {
  try {
    const payload = token.split('.')[1] ?? ''
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    const claim = typeof claims === 'object' && claims !== null ? Reflect.get(claims, name) : null
    return typeof claim === 'string' ? claim : null
  } catch {
    return null
  }
}
