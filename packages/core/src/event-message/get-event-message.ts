import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { EventMessage } from '@foyer/contracts/event-message/event-message'
import type { getEventMessage as endpoint } from '@foyer/contracts/event-message/event-message-endpoints'
import type { Context } from '../context.ts'
import { requireEventMessage } from './require-event-message.ts'
import { toEventMessage } from './to-event-message.ts'

/** One message, with what it says. Errors: event.not_found, message.not_found. */
export async function getEventMessage(
  ctx: Context,
  { params }: ParsedInput<typeof endpoint>,
): Promise<EventMessage> {
  return toEventMessage(await requireEventMessage(ctx, params))
}
