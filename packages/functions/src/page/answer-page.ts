import { createHash } from 'node:crypto'
import type { Context as HonoContext } from 'hono'

/**
 * The edge keeps a page for a few seconds, so that "sold out" shows soon. It serves the old page while a new one is
 * rendered or cannot be. Browsers ask each time.
 */
export const cacheable = 'public, max-age=0, s-maxage=5, stale-while-revalidate=30, stale-if-error=300'

/** Answers with a document and a hash of its content as its tag, so that a browser need not load it twice. */
export function answerPage(c: HonoContext, status: 200 | 404 | 500, html: string): Response {
  c.header('etag', `W/"${createHash('sha1').update(html).digest('base64url')}"`)
  return c.html(html, status) as Response
}
