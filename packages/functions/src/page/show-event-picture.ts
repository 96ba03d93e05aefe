import { randomUUID } from 'node:crypto'
import { publicEventParams } from '@foyer/contracts/event/public-event'
import { eventPicture } from '@foyer/core/public-page/event-picture'
import { isAppError } from '@foyer/core/verb'
import type { Context as HonoContext } from 'hono'
import { pageContext } from './page-context.ts'
import { pageLocale } from './page-locale.ts'

/** A changed event has another picture URL, so a shared link shows the new picture at once. */
const cacheable = 'public, max-age=3600, s-maxage=86400, stale-while-revalidate=86400, stale-if-error=86400'

/** The picture of a shared link to the event, in the language of the URL. */
export async function showEventPicture(c: HonoContext): Promise<Response> {
  const params = publicEventParams.safeParse(c.req.param())
  const picture = params.success ? await draw(c, params.data.event_id) : null
  if (!picture) return c.text('Not found', 404, { 'cache-control': 'public, max-age=0, s-maxage=5' })
  return c.body(picture, 200, {
    'cache-control': cacheable,
    'content-type': 'image/png',
    // Other sites show it next to their links.
    'cross-origin-resource-policy': 'cross-origin',
  })
}

async function draw(c: HonoContext, event_id: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const ctx = pageContext({
    locale: pageLocale(c),
    requestId: randomUUID(),
    client: `picture of ${event_id}`,
  })
  try {
    return await eventPicture(ctx, event_id)
  } catch (error) {
    if (isAppError(error, 'event.not_available')) return null
    throw error
  }
}
