import type { ParsedInput } from '@foyer/contracts/endpoint'
import { type Event, eventBody } from '@foyer/contracts/event/event'
import type { updateEvent as endpoint } from '@foyer/contracts/event/event-endpoints'
import { AppError } from '../app-error.ts'
import type { Context } from '../context.ts'
import { requireEvent } from '../event-graph/require-event.ts'
import { toInstant } from '../instant.ts'
import { requireOrganizer } from '../organizer/require-organizer.ts'
import { sanitise } from '../rich-text/sanitise.ts'
import { slugOf } from '../slug-of.ts'
import { changed } from '../update/changed.ts'
import { changeEvent } from './change-event.ts'
import { hasOrders } from './has-orders.ts'
import { requirePricesIn } from './require-prices-in.ts'
import { toEvent } from './to-event.ts'

/**
 * Changes an event. Errors: those of `changed`; `event.not_found`, `organizer.not_found`; `event.has_orders` when the currency would change
 * once orders exist; those of `requirePricesIn`.
 */
export async function updateEvent(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoint>,
): Promise<Event> {
  const event = await requireEvent(ctx, params.event_id)
  const organizer = await requireOrganizer(ctx, body.organizer_id ?? event.organizer_id)
  if (body.currency && body.currency !== event.currency) {
    if (await hasOrders(params.event_id)) throw new AppError('event.has_orders')
    await requirePricesIn(body.currency, params.event_id)
  }
  const description = body.description === undefined ? undefined : await sanitise(body.description)
  const slug = body.title === undefined ? undefined : await slugOf(body.title, 'event')
  const written = await changeEvent(ctx, event, (seen) => {
    const fields = changed(ctx, eventBody, seen, { ...body, description })
    return {
      ...fields,
      start_date: toInstant(fields.start_date),
      end_date: toInstant(fields.end_date),
      slug: slug ?? seen.slug,
    }
  })
  const isMovedAway = written.organizer_id !== organizer.id
  return toEvent(
    written,
    isMovedAway ? await requireOrganizer(ctx, written.organizer_id) : organizer,
    ctx.now,
  )
}
