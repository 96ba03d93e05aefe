import type { HiddenEvent } from '@foyer/contracts/event/hidden-event'
import { type PublicEvent, publicEventParams, publicEventQuery } from '@foyer/contracts/event/public-event'
import type { Locale } from '@foyer/contracts/locale'
import { requireLiveEvent } from '@foyer/core/event-graph/event-graph'
import { hiddenEvent } from '@foyer/core/public-page/hidden-event'
import { getPublicEvent } from '@foyer/core/public-page/public-event'
import { isAppError } from '@foyer/core/verb'
import { pageContext } from './page-context.ts'

interface PageRequest {
  event_id: string
  /** From the URL. A text that cannot be a code is ignored. */
  promo_code: string | undefined
  locale: Locale
  requestId: string
  /** The visitor's address, by which guesses of promo codes are counted. */
  client: string
}

/** The slug in the event's canonical address, null without a visible event. Does not count as a guess of a promo code. */
export async function readPageSlug(event_id: string): Promise<string | null> {
  const params = publicEventParams.safeParse({ event_id })
  if (!params.success) return null
  try {
    return (await requireLiveEvent(event_id)).event.slug
  } catch (error) {
    if (isAppError(error, 'event.not_available')) return null
    throw error
  }
}

/** The event that a page shows, as the public may read it. Null if none is visible. */
export async function readPageEvent(request: PageRequest): Promise<PublicEvent | null> {
  const params = publicEventParams.safeParse({ event_id: request.event_id })
  if (!params.success) return null
  const given = publicEventQuery.safeParse({ promo_code: request.promo_code })
  const ctx = pageContext(request)
  const read = (query: { promo_code?: string | undefined }) =>
    getPublicEvent(ctx, { params: params.data, query })
  try {
    return await read(given.data ?? {}).catch((error: unknown) => {
      // The page is then rendered without the code, and the browser asks again itself.
      if (isAppError(error, 'request.too_many')) return read({})
      throw error
    })
  } catch (error) {
    if (isAppError(error, 'event.not_available')) return null
    throw error
  }
}

/** Why an event that exists has no page now. */
export async function readHiddenEvent(request: PageRequest): Promise<HiddenEvent | null> {
  const params = publicEventParams.safeParse({ event_id: request.event_id })
  if (!params.success) return null
  return hiddenEvent(pageContext(request), request.event_id)
}
