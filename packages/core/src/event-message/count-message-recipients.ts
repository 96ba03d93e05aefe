import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { countMessageRecipients as endpoint } from '@foyer/contracts/event-message/event-message-endpoints'
import type { Context } from '../context.ts'
import { requireEvent } from '../event-graph/require-event.ts'
import { findRecipients } from './find-recipients.ts'

/** How many addresses a message would go to; none is no error. Errors: event.not_found, order.not_found, message.not_found. */
export async function countMessageRecipients(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoint>,
): Promise<{ total: number }> {
  await requireEvent(ctx, params.event_id, 'order.manage')
  return { total: (await findRecipients(params.event_id, body)).length }
}
