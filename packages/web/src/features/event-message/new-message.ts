import type { createEventMessageBody, EventMessage } from '@foyer/contracts/event-message/event-message'
import * as z from 'zod'

export type MessageInput = z.input<typeof createEventMessageBody>

const chosen = z.array(z.string()).default([])
const chosenRows = z.object({ attendee_short_ids: chosen, order_short_ids: chosen })

/**
 * The initial values of a new message's form. The address may name the recipients (`order_id`, `attendee_id`). Many of them come in the
 * history's state, because an address is not that long.
 */
export function newMessage(search: URLSearchParams, state?: unknown): MessageInput {
  const order = search.get('order_id')
  const { data: many } = chosenRows.safeParse(state)
  const orders = many?.order_short_ids ?? []
  const attendees = many?.attendee_short_ids.length ? many.attendee_short_ids : search.getAll('attendee_id')
  return {
    subject: '',
    content: '',
    recipient_group: order
      ? 'ORDER'
      : orders.length > 0
        ? 'ORDERS'
        : attendees.length > 0
          ? 'ATTENDEES'
          : 'EVERYONE',
    ticket_ids: [],
    order_short_id: order,
    order_short_ids: orders,
    attendee_short_ids: attendees,
    missed_message_id: null,
    ...atOnce,
    is_event_related: notConfirmed,
  }
}

/** With what most people change it to. */
const atOnce = { send_when: 'NOW', send_at: null, days_before: 1, time_of_day: '18:00' } as const

/** A copy of that message, which goes out at once. It must be confirmed again. */
export function messageLike(message: EventMessage): MessageInput {
  const { subject, content, recipient_group, ticket_ids, order_short_id } = message
  return {
    ...{ subject, content, recipient_group, ticket_ids, order_short_id },
    order_short_ids: message.order_short_ids,
    attendee_short_ids: message.attendee_short_ids,
    missed_message_id: message.missed_message_id,
    ...atOnce,
    is_event_related: notConfirmed,
  }
}

/** That scheduled message, to be changed. It was confirmed when it was written. */
export function messageToChange(message: EventMessage): MessageInput {
  const { send_when, send_at, days_before, time_of_day } = message
  return {
    ...messageLike(message),
    ...{ send_when, send_at, days_before: days_before ?? atOnce.days_before },
    ...{ time_of_day: time_of_day ?? atOnce.time_of_day, is_event_related: true },
  }
}

/** The same message to the people that it did not reach. */
export function messageAgain(message: EventMessage): MessageInput {
  const to = { ticket_ids: [], order_short_id: null, order_short_ids: [], attendee_short_ids: [] }
  return { ...messageLike(message), ...to, recipient_group: 'MISSED', missed_message_id: message.id }
}

/** The endpoint takes only true, but the form begins with an unchecked box. */
const notConfirmed = false as unknown as true

/** Why a form begins with an earlier message: to copy it, to send it to the people that it missed, or to change it. */
const marks = { copy: 'copy-of-', again: 'missed-by-', change: 'change-' } as const
type Mark = keyof typeof marks

/** What the address opens: a new message, a sent one, or a form that begins with a sent one. */
export function openMessage(openId: string): { id: string | null; form: Mark | null } {
  if (openId === 'new') return { id: null, form: null }
  const form = (Object.keys(marks) as Mark[]).find((mark) => openId.startsWith(marks[mark])) ?? null
  return { id: form ? openId.slice(marks[form].length) : openId, form }
}

/** The address's name for the form with a copy of that message. */
export function copyOf(messageId: string): string {
  return marks.copy + messageId
}

/** The address's name for the form with the same message to the people that it missed. */
export function againOf(messageId: string): string {
  return marks.again + messageId
}

/** The address's name for the form that changes that message. */
export function changeOf(messageId: string): string {
  return marks.change + messageId
}
