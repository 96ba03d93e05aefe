import { randomUUID } from 'node:crypto'
import type { PublicEvent } from '@foyer/contracts/event/public-event'
import { publicEventParams } from '@foyer/contracts/event/public-event'
import { linkId } from '@foyer/contracts/id'
import { openDraft } from '@foyer/core/public-page/public-event'
import { isAppError } from '@foyer/core/verb'
import type { Context as HonoContext } from 'hono'
import { pageContext } from './page-context.ts'
import { pageLocale } from './page-locale.ts'

/** The event of a draft's secret address, or null for an address that is none (docs/decisions/0100). */
export async function readDraft(c: HonoContext): Promise<PublicEvent | null> {
  const params = publicEventParams.extend({ preview_id: linkId }).safeParse(c.req.param())
  if (!params.success) return null
  const { event_id } = params.data
  const ctx = pageContext({ locale: pageLocale(c), requestId: randomUUID(), client: `draft of ${event_id}` })
  try {
    return await openDraft(ctx, params.data)
  } catch (error) {
    if (isAppError(error, 'event.not_available')) return null
    throw error
  }
}
