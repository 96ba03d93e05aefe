import * as z from 'zod'
import { id, instant, linkId } from '../id.ts'
import { listQuery } from '../list.ts'
import { idFilter, instantFilter, oneOf, textFilter } from '../list-filter.ts'
import { name } from '../text.ts'

/** Derived from the dates and the clock (specification §4). */
export const checkInListState = z.enum(['NOT_YET_ACTIVE', 'ACTIVE', 'EXPIRED'])
export type CheckInListState = z.infer<typeof checkInListState>

/**
 * Empty `ticket_ids`: every ticket of the event is admitted. `closes_at`: when the link stops working, at `expires_at`
 * or, without one, a week after the event's end.
 */
export const checkInList = z.object({
  id: id('check_in_list'),
  short_id: linkId,
  event_id: id('event'),
  name: z.string(),
  description: z.string(),
  activates_at: instant.nullable(),
  expires_at: instant.nullable(),
  closes_at: instant.nullable(),
  ticket_ids: z.array(id('ticket')),
  state: checkInListState,
  checked_in: z.int(),
  attendees: z.int(),
})
export type CheckInList = z.infer<typeof checkInList>

/** `short_id`, the door's link, admits people: it is null for a key that may only read. */
export const listedCheckInList = checkInList.extend({ short_id: linkId.nullable() })
export type ListedCheckInList = z.infer<typeof listedCheckInList>

export const checkInListBody = z
  .strictObject({
    name,
    description: z.string().trim().max(2000, 'Use at most 2,000 characters.').default(''),
    activates_at: instant.nullable().default(null),
    expires_at: instant.nullable().default(null),
    ticket_ids: z.array(id('ticket')).max(500).default([]),
  })
  .refine(
    ({ activates_at, expires_at }) =>
      activates_at === null || expires_at === null || Date.parse(expires_at) > Date.parse(activates_at),
    { path: ['expires_at'], message: 'The list must expire after it becomes active.' },
  )

/** What the door sees of its list. */
export const publicCheckInList = checkInList
  .pick({
    id: true,
    short_id: true,
    name: true,
    description: true,
    activates_at: true,
    expires_at: true,
    closes_at: true,
    state: true,
    checked_in: true,
    attendees: true,
  })
  .extend({
    event: z.object({
      id: id('event'),
      title: z.string(),
      start_date: instant,
      timezone: z.string(),
      is_test: z.boolean(),
    }),
  })
export type PublicCheckInList = z.infer<typeof publicCheckInList>

export const checkInListListQuery = listQuery({
  sort: ['name', 'activates_at', 'expires_at', 'checked_in'],
  filter: {
    name: textFilter,
    state: oneOf(checkInListState.options),
    ticket_ids: idFilter,
    activates_at: instantFilter,
    expires_at: instantFilter,
  },
})
