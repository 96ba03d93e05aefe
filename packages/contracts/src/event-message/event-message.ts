import * as z from 'zod'
import { id, instant, linkId } from '../id.ts'
import { listQuery } from '../list.ts'
import { instantFilter, oneOf } from '../list-filter.ts'
import { locale } from '../locale.ts'
import { richText, shortLine } from '../text.ts'

/**
 * Who gets a message (docs/product.md#calls). EVERYONE: holders of valid tickets and the buyers of their orders.
 * TICKET_HOLDERS: those of certain tickets. ORDER_OWNERS: buyers of orders with a valid ticket. ORDER: one order's
 * buyer. ORDERS: buyers of chosen completed orders. ATTENDEES: chosen holders of valid tickets. MISSED: people that an
 * earlier message did not reach, at their current addresses.
 */
export const recipientGroup = z.enum([
  'EVERYONE',
  'TICKET_HOLDERS',
  'ORDER_OWNERS',
  'ORDER',
  'ORDERS',
  'ATTENDEES',
  'MISSED',
])
export type RecipientGroup = z.infer<typeof recipientGroup>

const distinct = <Item>(items: Item[]) => [...new Set(items)]

const recipientFields = {
  recipient_group: recipientGroup,
  /** Of TICKET_HOLDERS. */
  ticket_ids: z.array(id('ticket')).max(100, 'Choose at most 100 tickets.').overwrite(distinct).default([]),
  /** Of ORDER. */
  order_short_id: linkId.nullable().default(null),
  /** Of ORDERS. */
  order_short_ids: z.array(linkId).max(200, 'Choose at most 200 orders.').overwrite(distinct).default([]),
  /** Of ATTENDEES. */
  attendee_short_ids: z
    .array(linkId)
    .max(200, 'Choose at most 200 attendees.')
    .overwrite(distinct)
    .default([]),
  /** Of MISSED. */
  missed_message_id: id('message').nullable().default(null),
}

/** Each group with the field that it needs and the sentence for an empty field. */
const needs = {
  TICKET_HOLDERS: ['ticket_ids', 'At least one ticket must be selected.'],
  ORDER: ['order_short_id', 'Choose an order.'],
  ORDERS: ['order_short_ids', 'Choose at least one order.'],
  ATTENDEES: ['attendee_short_ids', 'Choose at least one attendee.'],
  MISSED: ['missed_message_id', 'Choose a message.'],
} as const

interface Recipients {
  recipient_group: RecipientGroup
  ticket_ids: string[]
  order_short_id: string | null
  order_short_ids: string[]
  attendee_short_ids: string[]
  missed_message_id: string | null
}

function checkRecipients({ value, issues }: z.core.ParsePayload<Recipients>): void {
  const { recipient_group: group } = value
  if (group === 'EVERYONE' || group === 'ORDER_OWNERS') return
  const [field, message] = needs[group]
  if (!value[field]?.length) issues.push({ code: 'custom', path: [field], message, input: value })
}

export const messageRecipients = z.strictObject(recipientFields).check(checkRecipients)
export type MessageRecipients = z.infer<typeof messageRecipients>

/**
 * When a message goes out (docs/product.md#messages-and-email). AT_TIME: at `send_at`. BEFORE_START: `days_before` days
 * before the event starts, at `time_of_day` in the event's time zone; it moves with the event.
 */
export const sendWhen = z.enum(['NOW', 'AT_TIME', 'BEFORE_START'])
export type SendWhen = z.infer<typeof sendWhen>

const days = 'Enter a number of days from 0 to 365.'
const timeOfDay = 'Choose a time of day.'

const scheduleFields = {
  send_when: sendWhen.default('NOW'),
  /** Of AT_TIME. */
  send_at: instant.nullable().default(null),
  /** Of BEFORE_START; 0 is the day on which the event starts. */
  days_before: z.int(days).min(0, days).max(365, days).nullable().default(null),
  /** Of BEFORE_START: hours and minutes. */
  time_of_day: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, timeOfDay)
    .nullable()
    .default(null),
}

export interface MessageSchedule {
  send_when: SendWhen
  send_at: string | null
  days_before: number | null
  time_of_day: string | null
}

/** Each kind of schedule with the fields that it needs and the sentences for empty ones. */
const scheduleNeeds = {
  NOW: [],
  AT_TIME: [['send_at', 'Enter a date.']],
  BEFORE_START: [
    ['days_before', days],
    ['time_of_day', timeOfDay],
  ],
} as const

function checkSchedule({ value, issues }: z.core.ParsePayload<MessageSchedule>): void {
  for (const [field, message] of scheduleNeeds[value.send_when])
    if (value[field] === null) issues.push({ code: 'custom', path: [field], message, input: value })
}

const subject = shortLine(150).min(1, 'Enter a subject.')
/** Formatting without words counts as empty. */
const content = richText.refine((html) => /[^\s<>](?![^<>]*>)|<img /.test(html), 'Write a message.')

/** What a message says. */
export const messageText = z.strictObject({ subject, content })
export type MessageText = z.infer<typeof messageText>

/** `locale`: the language in which a recipient would get it; without it, the caller's own. */
export const messagePreviewBody = messageText.extend({ locale: locale.optional() })
export type MessagePreviewBody = z.infer<typeof messagePreviewBody>

const messageFields = { subject, content, ...recipientFields, ...scheduleFields }

/** A message, its recipients and when it goes out. */
export const eventMessageBody = z.strictObject(messageFields).check(checkRecipients).check(checkSchedule)
export type EventMessageBody = z.infer<typeof eventMessageBody>

/** A new message (specification §5). */
export const createEventMessageBody = z
  .strictObject({
    ...messageFields,
    is_event_related: z.literal(true, {
      error: 'Confirm that this message is about the event and not promotional.',
    }),
  })
  .check(checkRecipients)
  .check(checkSchedule)
export type CreateEventMessageBody = z.infer<typeof createEventMessageBody>

export const eventMessageStatus = z.enum(['SCHEDULED', 'SENDING', 'SENT', 'CANCELLED'])
export type EventMessageStatus = z.infer<typeof eventMessageStatus>

/** A message to people of an event (specification §3) and its progress. */
export const eventMessageRow = z.object({
  id: id('message'),
  event_id: id('event'),
  subject: z.string(),
  recipient_group: recipientGroup,
  ticket_ids: z.array(id('ticket')),
  order_short_id: linkId.nullable(),
  order_short_ids: z.array(linkId),
  attendee_short_ids: z.array(linkId),
  missed_message_id: id('message').nullable(),
  send_when: sendWhen,
  send_at: instant.nullable(),
  days_before: z.int().nullable(),
  time_of_day: z.string().nullable(),
  /** When it goes out; null without a schedule. */
  due_at: instant.nullable(),
  status: eventMessageStatus,
  /** How many addresses it goes to, each once; counted again when it is due. */
  total: z.int(),
  sent: z.int(),
  skipped: z.int(),
  failed: z.int(),
  created_at: instant,
  cancelled_at: instant.nullable(),
})
export type EventMessageRow = z.infer<typeof eventMessageRow>

export const eventMessage = eventMessageRow.extend({ content: z.string() })
export type EventMessage = z.infer<typeof eventMessage>

export const eventMessageListQuery = listQuery({
  sort: ['created_at', 'subject', 'total'],
  filter: {
    status: oneOf(eventMessageStatus.options),
    recipient_group: oneOf(recipientGroup.options),
    created_at: instantFilter,
  },
})

/** How many addresses a message would go to. */
export const recipientCount = z.object({ total: z.int() })

/** The email that a recipient would see, in light and dark mode: whole documents without scripts and style sheets. */
export const messagePreview = z.object({ subject: z.string(), html: z.string(), dark_html: z.string() })
export type MessagePreview = z.infer<typeof messagePreview>
