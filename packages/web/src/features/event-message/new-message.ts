import type { createEventMessageBody, EventMessage } from '@foyer/contracts/event-message/event-message'
import type * as z from 'zod'

export type MessageInput = z.input<typeof createEventMessageBody>

/** What the form of a new message begins with; the address may say to whom (`order_id`, `attendee_id`). */
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
    is_event_related: notConfirmed,
  }
}

/** Another message like that one; it is to be confirmed anew. */
export function messageLike(message: EventMessage): MessageInput {
  const { subject, content, recipient_group, ticket_ids, order_short_id, attendee_short_ids } = message
  return {
    ...{ subject, content, recipient_group, ticket_ids, order_short_id, attendee_short_ids },
    is_event_related: notConfirmed,
  }
}

/** The endpoint takes only true; the form begins with its box empty. */
const notConfirmed = false as unknown as true

const copyMark = 'copy-of-'

/** What the address opens: `new`, a message, or another like one. */
export function openMessage(openId: string): { id: string | null; isCopy: boolean } {
  if (openId === 'new') return { id: null, isCopy: false }
  const isCopy = openId.startsWith(copyMark)
  return { id: isCopy ? openId.slice(copyMark.length) : openId, isCopy }
}

/** Names the form of another message like that one, in the address. */
export function copyOf(messageId: string): string {
  return copyMark + messageId
}
