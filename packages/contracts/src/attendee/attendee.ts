import * as z from 'zod'
import { orderEmail } from '../email/email.ts'
import { attendeeReference, id, instant, linkId, orderReference, updatedAt } from '../id.ts'
import { listQuery } from '../list.ts'
import { idFilter, instantFilter, oneOf, textFilter } from '../list-filter.ts'
import { locale } from '../locale.ts'
import { amount } from '../money.ts'
import { answer } from '../question/answer.ts'
import { email, firstName, lastName } from '../text.ts'

export const attendeeStatus = z.enum(['RESERVED', 'ACTIVE', 'CANCELLED'])
export type AttendeeStatus = z.infer<typeof attendeeStatus>

/** The next holder of a ticket that is offered, and until when. */
export const ticketOffer = z.object({
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  offered_at: instant,
  expires_at: instant,
})

/** Somebody who held a ticket before it was passed on. */
const formerHolder = z.object({
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  reference: attendeeReference,
  passed_on_at: instant,
})

const checkIn = z.object({ check_in_list_id: id('check_in_list'), checked_in_at: instant })

/** An attendee (specification §3). `check_ins` lists where they were admitted. */
export const attendee = z.object({
  short_id: linkId,
  reference: attendeeReference,
  event_id: id('event'),
  order_short_id: linkId,
  order_reference: orderReference,
  ticket_id: id('ticket'),
  ticket_title: z.string(),
  price_label: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  locale,
  status: attendeeStatus,
  notes: z.string(),
  /**
   * When the notes last changed, and the current name of the person who changed them; null where it was not a person,
   * or the person is gone.
   */
  notes_change: z.object({ at: instant, by: z.string().nullable() }).nullable(),
  answers: z.array(answer),
  check_ins: z.array(checkIn),
  /** The emails that carried the ticket, newest first. */
  emails: z.array(orderEmail),
  /** Its next holder while it is offered, and who held it before, oldest first (docs/decisions/0085). */
  offer: ticketOffer.nullable(),
  former_holders: z.array(formerHolder),
  created_at: instant,
  updated_at: updatedAt,
})
export type Attendee = z.infer<typeof attendee>

export const attendeeRow = attendee.omit({
  notes: true,
  notes_change: true,
  answers: true,
  locale: true,
  emails: true,
  offer: true,
  former_holders: true,
})
export type AttendeeRow = z.infer<typeof attendeeRow>

export const attendeeListQuery = listQuery({
  sort: ['created_at', 'updated_at', 'last_name', 'first_name', 'email', 'ticket_title'],
  filter: {
    status: oneOf(attendeeStatus.options),
    ticket_id: idFilter,
    email: textFilter,
    order_reference: textFilter,
    created_at: instantFilter,
    updated_at: instantFilter,
    checked_in: oneOf(['YES', 'NO']),
  },
})

export const updateAttendeeBody = z.strictObject({
  /** Empty only where the attendee has no name. */
  first_name: lastName,
  last_name: lastName,
  email,
  notes: z.string().trim().max(2000, 'Use at most 2,000 characters.').default(''),
  /** The language of the ticket's emails; left out: unchanged. */
  locale: locale.optional(),
})

/** One ticket, created manually by the organizer. */
export const createAttendeeBody = z.strictObject({
  ticket_id: id('ticket'),
  price_id: id('price'),
  /** What was paid elsewhere, minor units, before fees and taxes; left out: the ticket's price. */
  unit_price: amount.optional(),
  first_name: firstName,
  last_name: lastName,
  email,
  locale: locale.default('en'),
  /** Sends the confirmation and the ticket. */
  notify_attendee: z.boolean().default(true),
})

/** A ticket as its holder sees it, through its link. */
export const publicAttendee = attendee
  .pick({
    short_id: true,
    reference: true,
    event_id: true,
    ticket_title: true,
    price_label: true,
    first_name: true,
    last_name: true,
    status: true,
    order_reference: true,
  })
  .extend({
    /** Until when the holder may pass it on; null: not, or not anymore. */
    can_pass_on_until: instant.nullable(),
    /** Until when name and address may be changed by link. */
    can_change_until: instant.nullable(),
    offer: ticketOffer.nullable(),
    event: z.object({
      id: id('event'),
      title: z.string(),
      slug: z.string(),
      start_date: instant,
      end_date: instant.nullable(),
      timezone: z.string(),
      is_test: z.boolean(),
      cover_url: z.string().nullable(),
      /** The event's own color, `#rrggbb`; null for Foyer's. */
      color: z.string().nullable(),
      location: z.array(z.string()),
      map_url: z.string(),
      organizer_name: z.string(),
      support_email: z.string(),
      is_online_event: z.boolean(),
      online_event_connection_details: z.string(),
      ticket_page_message: z.string(),
    }),
  })
export type PublicAttendee = z.infer<typeof publicAttendee>
