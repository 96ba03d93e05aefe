/** One claim of a token, unverified, because the server verifies. Null for an invalid token or a missing claim. */
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
