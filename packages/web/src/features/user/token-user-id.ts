/** Whose emailed token this is: the subject of its payload, unverified; the server verifies. Null for no token of ours. */
export function tokenUserId(token: string): string | null {
  try {
    const payload = token.split('.')[1] ?? ''
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    const subject = typeof claims === 'object' && claims !== null && 'sub' in claims ? claims.sub : null
    return typeof subject === 'string' ? subject : null
  } catch {
    return null
  }
}
