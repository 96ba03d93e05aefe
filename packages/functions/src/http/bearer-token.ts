import type { Context as HonoContext } from 'hono'

/** The caller's credential, a person's token or an API key; empty without one. The scheme's letters may be small (RFC 9110). */
export function bearerToken(c: HonoContext): string {
  return /^Bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? ''
}
