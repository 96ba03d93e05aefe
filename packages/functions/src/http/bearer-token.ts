import type { Context as HonoContext } from 'hono'

/** The caller's credential, a person's token or an API key; empty without one. */
export function bearerToken(c: HonoContext): string {
  return /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1] ?? ''
}
