import { type Event, type EventStatus, eventBody } from '@foyer/contracts/event/event'
import type * as endpoints from '@foyer/contracts/event/event-endpoints'
import { readEventGraph, readListShards, requireEvent } from '../event-graph/event-graph.ts'
import { requireConfirmedEmail } from '../mail/require-mailing.ts'
import { requireOrganizer } from '../organizer/read-organizers.ts'
import { newLinkId } from '../random-id.ts'
import { sanitise } from '../rich-text/sanitise.ts'
import { slugOf } from '../slug-of.ts'
import { audited } from '../store/audit/audited.ts'
import type { EventItem } from '../store/event/event-entity.ts'
import { OrderEntity } from '../store/order/order-entity.ts'
import { outbox } from '../table/write.ts'
import { requirePayable } from '../ticket/ticket-fields.ts'
import { changed } from '../update/changed.ts'
import { AppError, type Context, type ParsedInput, toInstant } from '../verb.ts'
import { changeEvent } from './change-event.ts'
import { toEvent } from './show-events.ts'

/**
 * Changes an event. Errors: those of `changed`; `event.not_found`, `organizer.not_found`; `event.has_orders` when the currency would change
 * once orders exist; those of `requirePricesIn`.
 */
export async function updateEvent(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoints.updateEvent>,
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

/** Which status may follow which: an archived event returns as a draft only (specification §4, Event). */
const allowed: Record<EventStatus, readonly EventStatus[]> = {
  DRAFT: ['DRAFT', 'LIVE', 'ARCHIVED'],
  LIVE: ['LIVE', 'DRAFT', 'ARCHIVED'],
  ARCHIVED: ['ARCHIVED', 'DRAFT'],
}

/**
 * Makes an event live, returns it to draft, archives or restores it; setting the current status is not an error.
 * Errors: `event.not_found`, `event.status_conflict`; for going live `user.email_unconfirmed`, `event.without_ticket` and,
 * where a ticket of a real event costs something, `event.payment_not_connected`.
 */
export async function updateEventStatus(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoints.updateEventStatus>,
): Promise<Event> {
  const event = await requireEvent(ctx, params.event_id)
  const graph = await readEventGraph(event.event_id, { fresh: true })
  if (!graph) throw new AppError('event.not_found')
  if (body.status === 'LIVE' && event.status !== 'LIVE') {
    await requireConfirmedEmail(ctx, 'user.email_unconfirmed')
    if (graph.tickets.length === 0) throw new AppError('event.without_ticket')
    const costs = graph.tickets.some(({ type }) => type !== 'FREE')
    if (costs && !event.is_test && graph.account.stripe_connection !== 'CONNECTED')
      throw new AppError('event.payment_not_connected')
  }
  const changed = await changeEvent(ctx, event, ({ status }) => {
    if (!allowed[status].includes(body.status)) throw new AppError('event.status_conflict')
    return { status: body.status, ...reportOf(ctx, event, status, body.status) }
  })
  return toEvent(changed, graph.organizer, ctx.now)
}

/** Makes another secret link to a draft's page. The former one stops working at once. */
export async function renewPreviewLink(
  ctx: Context,
  { params }: ParsedInput<typeof endpoints.renewPreviewLink>,
): Promise<Event> {
  const event = await requireEvent(ctx, params.event_id)
  const organizer = await requireOrganizer(ctx, event.organizer_id)
  const preview_id = newLinkId()
  return toEvent(await changeEvent(ctx, event, () => ({ preview_id })), organizer, ctx.now)
}

/** A status that the event already has is not recorded: a repeated request changes nothing. */
function reportOf(ctx: Context, event: EventItem, from: EventStatus, to: EventStatus) {
  if (from === to) return {}
  const { account_id, event_id: subject_id } = event
  return outbox(
    audited(ctx, { account_id, action: 'event.status_changed', subject_id, details: { from, to } }),
  )
}

/** Whether anybody holds or ever ordered tickets of an event: one line of either index is enough. */
export async function hasOrders(event_id: string): Promise<boolean> {
  const shards = await readListShards(event_id)
  const listed = shards.map((shard) => OrderEntity.query.list(shard).go(oneLine))
  const pages = await Promise.all(listed)
  return pages.some(({ data }) => data.length > 0) || (await hasHolds(event_id))
}

const oneLine = { limit: 1, data: 'includeKeys', ignoreOwnership: true } as const

/** Whether anybody holds tickets of an event. */
export async function hasHolds(event_id: string): Promise<boolean> {
  const shards = await readListShards(event_id)
  const pages = await Promise.all(shards.map((shard) => OrderEntity.query.hold(shard).go(oneLine)))
  return pages.some(({ data }) => data.length > 0)
}

/**
 * Refuses a currency in which a ticket of the event could never be paid, since no price is converted: 0.60 EUR would be 0.60 HUF
 * (docs/product.md#amounts-that-can-be-charged; F27). Names the ticket. Errors: those of `requirePayable`, at `currency`.
 */
export async function requirePricesIn(currency: string, event_id: string): Promise<void> {
  const graph = await readEventGraph(event_id, { fresh: true })
  for (const ticket of graph?.tickets ?? []) {
    try {
      requirePayable({
        fields: ticket,
        prices: ticket.prices,
        taxesAndFees: graph?.taxes_and_fees ?? [],
        currency,
      })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      const sentence = `The prices of “${ticket.title}” do not fit ${currency}. ${error.message}`
      const details = { ...error.details, ticket_id: ticket.id }
      throw new AppError(error.code, { sentence, errors: { currency: [sentence] }, details })
    }
  }
}
