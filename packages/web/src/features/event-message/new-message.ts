import type { createEventMessageBody, EventMessage } from '@foyer/contracts/event-message/event-message'
import * as z from 'zod'

export type MessageInput = z.input<typeof createEventMessageBody>

const chosenPeople = z.object({ attendee_short_ids: z.array(z.string()).min(1) })

/**
 * The initial values of a new message's form. The address may name the recipients (`order_id`, `attendee_id`). Many of them come in the
 * history's state, because an address is not that long.
 */
export function newMessage(search: URLSearchParams, state?: unknown): MessageInput {
  const order = search.get('order_id')
  const { data: many } = chosenPeople.safeParse(state)
  const attendees = many?.attendee_short_ids ?? search.getAll('attendee_id')
  return {
    subject: '',
    content: '',
    recipient_group: order ? 'ORDER' : attendees.length > 0 ? 'ATTENDEES' : 'EVERYONE',
    ticket_ids: [],
    order_short_id: order,
    attendee_short_ids: attendees,
    missed_message_id: null,
    is_event_related: notConfirmed,
  }
}

/** A copy of that message. It must be confirmed again. */
export function messageLike(message: EventMessage): MessageInput {
  const { subject, content, recipient_group, ticket_ids, order_short_id, attendee_short_ids } = message
  return {
    ...{ subject, content, recipient_group, ticket_ids, order_short_id, attendee_short_ids },
    missed_message_id: message.missed_message_id,
    is_event_related: notConfirmed,
  }
}

/** The same message to the people that it did not reach. */
export function messageAgain(message: EventMessage): MessageInput {
  const to = { ticket_ids: [], order_short_id: null, attendee_short_ids: [], missed_message_id: message.id }
  return { ...messageLike(message), ...to, recipient_group: 'MISSED' }
}

/** The endpoint takes only true, but the form begins with an unchecked box. */
const notConfirmed = false as unknown as true

/** Why a form begins with an earlier message: to copy it, or to send it to the people that it missed. */
const marks = { copy: 'copy-of-', again: 'missed-by-' } as const
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
