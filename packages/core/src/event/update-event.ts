import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { Event } from '@foyer/contracts/event/event'
import type { updateEvent as endpoint } from '@foyer/contracts/event/event-endpoints'
import { AppError } from '../app-error.ts'
import type { Context } from '../context.ts'
import { toInstant } from '../instant.ts'
import { requireOrganizer } from '../organizer/require-organizer.ts'
import { sanitise } from '../rich-text/sanitise.ts'
import { slugOf } from '../slug-of.ts'
import { changeEvent } from './change-event.ts'
import { hasOrders } from './has-orders.ts'
import { requireEvent } from './require-event.ts'
import { toEvent } from './to-event.ts'

/**
 * Changes an event. Errors: `event.not_found`, `organizer.not_found`; `event.has_orders` when the currency would change
 * once orders exist.
 */
export async function updateEvent(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoint>,
): Promise<Event> {
  const event = await requireEvent(ctx, params.event_id)
  const organizer = await requireOrganizer(ctx, body.organizer_id)
  if (body.currency !== event.currency && (await hasOrders(params.event_id)))
    throw new AppError('event.has_orders')
  const fields = {
    ...body,
    description: await sanitise(body.description),
    start_date: toInstant(body.start_date),
    end_date: toInstant(body.end_date),
    slug: slugOf(body.title, 'event'),
  }
  return toEvent(await changeEvent(ctx, event, () => fields), organizer, ctx.now)
}
