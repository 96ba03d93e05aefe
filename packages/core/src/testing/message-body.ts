import { randomUUID } from 'node:crypto'
import {
  type CreateEventMessageBody,
  createEventMessageBody,
} from '@foyer/contracts/event-message/event-message'
import type * as z from 'zod'

export type GivenMessage = Partial<z.input<typeof createEventMessageBody>>

/** A message to everybody with a subject of its own, unless given otherwise. */
export function messageBody(given: GivenMessage = {}): CreateEventMessageBody {
  const text = { subject: `Doors ${randomUUID()}`, content: '<p>At <strong>seven</strong>.</p>' }
  return createEventMessageBody.parse({
    ...{ recipient_group: 'EVERYONE', is_event_related: true },
    ...text,
    ...given,
  })
}
