import { createHash } from 'node:crypto'
import type { Context as HonoContext } from 'hono'

/**
 * Seconds that the edge may keep a page: short enough that "sold out" shows soon. Stale pages are shown while a new
 * one is made or cannot be made. Browsers ask each time.
 */
export const cacheable = 'public, max-age=0, s-maxage=5, stale-while-revalidate=30, stale-if-error=300'

/** The document with a hash of its content, which tells a browser that it already has it. */
export function answerPage(c: HonoContext, status: 200 | 404 | 500, html: string): Response {
  c.header('etag', `W/"${createHash('sha1').update(html).digest('base64url')}"`)
  return c.html(html, status) as Response
}
