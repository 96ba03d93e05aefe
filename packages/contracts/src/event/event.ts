import * as z from 'zod'
import { id, instant, linkId } from '../id.ts'
import { image } from '../image/image.ts'
import { listQuery } from '../list.ts'
import { idFilter, instantFilter, type ListOperator, oneOf } from '../list-filter.ts'
import { currency } from '../money.ts'
import { publicOrganizer } from '../organizer/organizer.ts'
import { richText, timeZone, title } from '../text.ts'
import { ticket, ticketBody } from '../ticket/ticket.ts'
import { location } from './event-settings.ts'

export const eventStatus = z.enum(['DRAFT', 'LIVE', 'ARCHIVED'])
export type EventStatus = z.infer<typeof eventStatus>

/** Derived from the dates and the clock, never stored (specification §4). */
export const eventLifecycle = z.enum(['UPCOMING', 'ONGOING', 'ENDED'])
export type EventLifecycle = z.infer<typeof eventLifecycle>

/** Where an event stands, in the order in which an organizer wants to see it. */
export const eventPhases = ['HAPPENING_NOW', 'ON_SALE', 'DRAFT', 'ENDED', 'ARCHIVED'] as const
export type EventPhase = (typeof eventPhases)[number]

/** The one word for an event's stored status and its dates (docs/product.md#events). A draft is a draft whatever its dates say. */
export function eventPhase(event: { status: EventStatus; lifecycle: EventLifecycle }): EventPhase {
  if (event.status !== 'LIVE') return event.status
  if (event.lifecycle === 'UPCOMING') return 'ON_SALE'
  return event.lifecycle === 'ONGOING' ? 'HAPPENING_NOW' : 'ENDED'
}

/** An event. Its wall times are read in `timezone`. */
export const event = z.object({
  id: id('event'),
  account_id: id('account'),
  organizer_id: id('organizer'),
  organizer: publicOrganizer,
  title: z.string(),
  slug: z.string(),
  description: z.string(),
  start_date: instant,
  end_date: instant.nullable(),
  timezone: z.string(),
  currency,
  status: eventStatus,
  lifecycle: eventLifecycle,
  /** A test event moves no money and is in no sums; decided when it is made (docs/decisions/0146). */
  is_test: z.boolean(),
  images: z.array(image),
  /** The key in the address of a draft's page (docs/decisions/0100). Null if none was made yet. */
  preview_id: linkId.nullable(),
  created_at: instant,
  updated_at: instant,
})
export type Event = z.infer<typeof event>

const datesInOrder = { path: ['end_date'], message: 'The end must be after the start.' }
function areDatesInOrder(dates: { start_date: string; end_date: string | null }): boolean {
  return dates.end_date === null || Date.parse(dates.end_date) > Date.parse(dates.start_date)
}

const eventFields = {
  organizer_id: id('organizer'),
  title,
  description: richText.default(''),
  start_date: instant,
  end_date: instant.nullable().default(null),
  timezone: timeZone,
  currency,
}
export const eventBody = z.strictObject(eventFields).refine(areDatesInOrder, datesInOrder)

/**
 * Left out, `timezone` and `currency` are the organizer's (docs/product.md#settled-defaults). What is given of the settings is laid
 * over the account's event defaults. The first ticket is written together with the event (docs/decisions/0099).
 */
export const createEventBody = z
  .strictObject({
    ...eventFields,
    timezone: timeZone.optional(),
    currency: currency.optional(),
    is_online_event: z.boolean().optional(),
    location: location.optional(),
    first_ticket: ticketBody.optional(),
    /** Whether it is a test event. Left out: the key decides, and for people it is real. */
    is_test: z.boolean().optional(),
  })
  .refine(areDatesInOrder, datesInOrder)

const copied = z.boolean().default(true)

/**
 * What an event's duplicate copies besides its text, dates and organizer. Things of certain tickets are copied only with
 * the tickets. Things that need a ticket cannot be chosen without them.
 */
export const eventCopy = z
  .strictObject({
    /** Whether the tickets are copied. */
    tickets: copied,
    questions: copied,
    /** Whether the settings are copied. */
    settings: copied,
    promo_codes: copied,
    capacity_assignments: copied,
    check_in_lists: copied,
    affiliates: copied,
    cover: copied,
  })
  .check((check) => {
    const { tickets, ...parts } = check.value
    for (const part of ['capacity_assignments', 'check_in_lists'] as const)
      if (parts[part] && !tickets)
        check.issues.push({
          code: 'custom',
          path: [part],
          message: 'Copy the tickets too.',
          input: parts[part],
        })
  })
export type EventCopy = z.infer<typeof eventCopy>

/**
 * Without `end_date` the copy lasts as long as the original. Null for no end. Without `is_test` it is a test event if the original is one.
 */
export const duplicateEventBody = z
  .strictObject({
    title,
    start_date: instant,
    end_date: instant.nullable().optional(),
    copy: eventCopy.prefault({}),
    is_test: z.boolean().optional(),
  })
  .refine(({ start_date, end_date = null }) => areDatesInOrder({ start_date, end_date }), datesInOrder)
export type DuplicateEventBody = z.infer<typeof duplicateEventBody>

export const updateEventStatusBody = z.strictObject({ status: eventStatus })

/** A line of the events list: the event and its sales at a glance. */
export const eventRow = event.omit({ description: true, preview_id: true }).extend({
  tickets_sold: z.int(),
  /** The total quantity. Null if some tickets are unlimited. */
  tickets_available: z.int().nullable(),
  gross_sales: z.int(),
  /** Its tickets, if `include` asks for them. */
  tickets: z.array(ticket).optional(),
})
export type EventRow = z.infer<typeof eventRow>

export const eventListStates = ['upcoming', 'ended', 'archived'] as const

const listedEvents = listQuery({
  sort: ['agenda', 'start_date', 'title', 'created_at', 'updated_at'],
  filter: {
    state: oneOf(eventListStates, ['eq', 'in']),
    status: oneOf(eventStatus.options),
    organizer_id: idFilter,
    updated_at: instantFilter,
  },
})

/**
 * `filter_fields[state][eq]` is upcoming, ended or archived, as in the route. Without it, all events except archived
 * ones. A `status` that no event of the asked states has is refused. `sort_by=agenda` is the order of an organizer's day: what happens now, what
 * is next, drafts, and what is past, latest first.
 */
export const eventListQuery = listedEvents.extend({
  filter_fields: listedEvents.shape.filter_fields.refine(
    (filters) => isOfStates(filters?.status, listStatesOf(filters?.state)),
    {
      path: ['status'],
      message:
        'Archived events, and no others, are in the state archived: ask for them with filter_fields[state][eq]=archived.',
    },
  ),
})

type Filter = Partial<Record<ListOperator, string>>

/** The states that a filter asks for, and without one those of all that is not archived. */
export function listStatesOf(filter: Filter | undefined): string[] {
  return filter ? valuesOf(filter).map((state) => state.toLowerCase()) : ['upcoming', 'ended']
}

function isOfStates(status: Filter | undefined, states: readonly string[]): boolean {
  const possible = eventStatus.options.filter((one) =>
    one === 'ARCHIVED' ? states.includes('archived') : states.some((state) => state !== 'archived'),
  )
  const asked = valuesOf(status ?? {}).map((one) => one.toUpperCase())
  return asked.every((one) => possible.some((known) => known === one))
}

function valuesOf({ eq, in: several = '' }: Filter): string[] {
  const values = (eq ?? several).split(',').map((value) => value.trim())
  return values.filter((value) => value !== '')
}
