import type { Context as HonoContext } from 'hono'

/** What the caller shows to be let in, a person's token or an API key; empty when nothing. */
export function bearerToken(c: HonoContext): string {
  return /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1] ?? ''
}
