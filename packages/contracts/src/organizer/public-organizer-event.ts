import * as z from 'zod'
import { publicEvent } from '../event/public-event.ts'
import { listQuery } from '../list.ts'
import { oneOf } from '../list-filter.ts'

/**
 * An event as its organizer's public page lists it. `tickets` have price and sale state; those of ended events are
 * left out.
 */
export const publicOrganizerEvent = publicEvent
  .pick({
    id: true,
    title: true,
    slug: true,
    start_date: true,
    end_date: true,
    timezone: true,
    currency: true,
    lifecycle: true,
    images: true,
    tickets: true,
  })
  .extend({
    /** The whole address of its page. */
    url: z.string(),
    /** The whole address of its cover as JPEG; null without one. */
    cover_url: z.string().nullable(),
    settings: publicEvent.shape.settings.pick({
      is_online_event: true,
      location: true,
      price_display: true,
    }),
  })
export type PublicOrganizerEvent = z.infer<typeof publicOrganizerEvent>

/** `filter_fields[state][eq]` is upcoming or ended; without it, all live events. */
export const publicOrganizerEventQuery = listQuery({
  sort: ['start_date', 'title'],
  filter: { state: oneOf(['upcoming', 'ended'], ['eq', 'in']) },
})
