import { getPublicOrganizer as endpoint } from '@foyer/contracts/organizer/organizer-endpoints'
import { publicOrganizerEventQuery } from '@foyer/contracts/organizer/public-organizer-event'
import { getPublicOrganizer, listPublicOrganizerEvents } from '@foyer/core/public-page/public-event'
import { type Context, isAppError } from '@foyer/core/verb'
import type { renderOrganizerPage } from '@foyer/web/render-pages'

type Shown = Parameters<typeof renderOrganizerPage>[0]['shown']

interface PageRequest {
  organizer_id: string
  state: 'upcoming' | 'ended'
  /** For a frame, which lists no past events. */
  isFrame: boolean
  /** From the URL. Anything but a page number means the first page. */
  page: string | undefined
}

const perPage = 24
/** How many past events are listed below the upcoming ones. */
const latestPast = 6

/** What an organizer's page shows, as the public may read it. Null if the organizer or the page is unknown. */
export async function readPageOrganizer(ctx: Context, request: PageRequest): Promise<Shown> {
  const { success, data: params } = endpoint.params.safeParse({ organizer_id: request.organizer_id })
  if (!success) return null
  const { state } = request
  const page = publicOrganizerEventQuery.shape.page.catch(1).parse(request.page)
  const list = (of: 'upcoming' | 'ended', wanted: { page: number; per_page: number }) =>
    listPublicOrganizerEvents(ctx, { params, query: { ...wanted, filter_fields: { state: { eq: of } } } })
  return unlessUnknown(async () => {
    const [organizer, events, past] = await Promise.all([
      getPublicOrganizer(ctx, { params }),
      list(state, { page, per_page: perPage }),
      state === 'upcoming' && page === 1 && !request.isFrame
        ? list('ended', { page: 1, per_page: latestPast })
        : null,
    ])
    return page > events.meta.last_page ? null : { organizer, state, events, past }
  })
}

/** The answer about an organizer, null if the organizer is unknown. */
export async function unlessUnknown<Answer>(ask: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await ask()
  } catch (error) {
    if (isAppError(error, 'organizer.not_found')) return null
    throw error
  }
}
