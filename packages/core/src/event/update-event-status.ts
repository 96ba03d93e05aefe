import type { ParsedInput } from '@foyer/contracts/endpoint'
import type { Event, EventStatus } from '@foyer/contracts/event/event'
import type { updateEventStatus as endpoint } from '@foyer/contracts/event/event-endpoints'
import { AppError } from '../app-error.ts'
import type { Context } from '../context.ts'
import { readEventGraph } from '../event-graph/read-event-graph.ts'
import { requireEvent } from '../event-graph/require-event.ts'
import { requireConfirmedEmail } from '../mail/require-confirmed-email.ts'
import { audited } from '../store/audit/audited.ts'
import type { EventItem } from '../store/event/event-entity.ts'
import { outbox } from '../table/outbox.ts'
import { changeEvent } from './change-event.ts'
import { toEvent } from './to-event.ts'

/** From where to where an event may go: an archived one returns as a draft only (specification §4, Event). */
const allowed: Record<EventStatus, readonly EventStatus[]> = {
  DRAFT: ['DRAFT', 'LIVE', 'ARCHIVED'],
  LIVE: ['LIVE', 'DRAFT', 'ARCHIVED'],
  ARCHIVED: ['ARCHIVED', 'DRAFT'],
}

/**
 * Makes an event live, returns it to draft, archives or restores it; the status it already has is no error. Errors:
 * `event.not_found`, `event.status_conflict`; for going live `user.email_unconfirmed` and, where a ticket costs
 * something, `event.payment_not_connected`.
 */
export async function updateEventStatus(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoint>,
): Promise<Event> {
  const event = await requireEvent(ctx, params.event_id)
  const graph = await readEventGraph(event.event_id, { fresh: true })
  if (!graph) throw new AppError('event.not_found')
  if (body.status === 'LIVE' && event.status !== 'LIVE') {
    await requireConfirmedEmail(ctx, 'user.email_unconfirmed')
    const costs = graph.tickets.some(({ type }) => type !== 'FREE')
    if (costs && graph.account.stripe_connection !== 'CONNECTED')
      throw new AppError('event.payment_not_connected')
  }
  const changed = await changeEvent(ctx, event, ({ status }) => {
    if (!allowed[status].includes(body.status)) throw new AppError('event.status_conflict')
    return { status: body.status, ...reportOf(ctx, event, status, body.status) }
  })
  return toEvent(changed, graph.organizer, ctx.now)
}

/** Nothing is told of a status that the event has already: a repeated request changes nothing. */
function reportOf(ctx: Context, event: EventItem, from: EventStatus, to: EventStatus) {
  if (from === to) return {}
  const { account_id, event_id: subject_id } = event
  return outbox(
    audited(ctx, { account_id, action: 'event.status_changed', subject_id, details: { from, to } }),
  )
}
