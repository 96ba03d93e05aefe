import type { createEventMessageBody, EventMessage } from '@foyer/contracts/event-message/event-message'
import type * as z from 'zod'

export type MessageInput = z.input<typeof createEventMessageBody>

/** What the form of a new message begins with; the address may name the recipients (`order_id`, `attendee_id`). */
export function newMessage(search: URLSearchParams): MessageInput {
  const order = search.get('order_id')
  const attendees = search.getAll('attendee_id')
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

/** Another message like that one; it is to be confirmed again. */
export function messageLike(message: EventMessage): MessageInput {
  const { subject, content, recipient_group, ticket_ids, order_short_id, attendee_short_ids } = message
  return {
    ...{ subject, content, recipient_group, ticket_ids, order_short_id, attendee_short_ids },
    missed_message_id: message.missed_message_id,
    is_event_related: notConfirmed,
  }
}

/** The same message to those that one did not reach. */
export function messageAgain(message: EventMessage): MessageInput {
  const to = { ticket_ids: [], order_short_id: null, attendee_short_ids: [], missed_message_id: message.id }
  return { ...messageLike(message), ...to, recipient_group: 'MISSED' }
}

/** The endpoint takes only true; the form begins with its box empty. */
const notConfirmed = false as unknown as true

/** What a form is made of an earlier message for: another like it, or the same to those it missed. */
const marks = { copy: 'copy-of-', again: 'missed-by-' } as const
type Mark = keyof typeof marks

/** What the address opens: a new message, one that was sent, or a form that begins with one. */
export function openMessage(openId: string): { id: string | null; form: Mark | null } {
  if (openId === 'new') return { id: null, form: null }
  const form = (Object.keys(marks) as Mark[]).find((mark) => openId.startsWith(marks[mark])) ?? null
  return { id: form ? openId.slice(marks[form].length) : openId, form }
}

/** Names the form of another message like that one, in the address. */
export function copyOf(messageId: string): string {
  return marks.copy + messageId
}

/** Names the form of the same message to those it missed. */
export function againOf(messageId: string): string {
  return marks.again + messageId
}
