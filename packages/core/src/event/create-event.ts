import type { Event } from '@foyer/contracts/event/event'
import type * as endpoints from '@foyer/contracts/event/event-endpoints'
import { createWriteTransaction } from 'electrodb'
import { authorize, madeForTests } from '../authorize.ts'
import { onceByKey } from '../kept-answer/answered-request.ts'
import { requireOrganizer } from '../organizer/read-organizers.ts'
import { newId, newLinkId } from '../random-id.ts'
import { sanitise } from '../rich-text/sanitise.ts'
import { slugOf } from '../slug-of.ts'
import { readAccountTerms } from '../store/account/account-entity.ts'
import { AuditReportEntity, reportWrites } from '../store/audit/audit-report-entity.ts'
import {
  DuplicationEntity,
  EventEntity,
  type EventItem,
  EventSettingsEntity,
  eventListRow,
  readEventDefaults,
} from '../store/event/event-entity.ts'
import { countEvent, OrganizerEntity, type OrganizerItem } from '../store/organizer/organizer-entity.ts'
import { TicketEntity, type TicketItem } from '../store/ticket/ticket-entity.ts'
import { transact } from '../table/write.ts'
import { openTicket } from '../ticket/open-ticket.ts'
import { reportStock } from '../ticket/write-ticket.ts'
import { AppError, type Context, nowInstant, type ParsedInput, toInstant } from '../verb.ts'
import { eventMadeBefore, madeByKey } from './event-made-before.ts'
import { toEvent } from './show-events.ts'

type Body = ParsedInput<typeof endpoints.createEvent>['body']

/**
 * Creates an event as a draft, in one write with its settings, which start with the account's event defaults, and with its first ticket.
 * A test key makes test events. The same Idempotency-Key returns the same event (docs/decisions/0099). Errors: `organizer.not_found`; those of `madeForTests`; those of `openTicket`, at the
 * fields of `first_ticket`.
 */
export async function createEvent(
  ctx: Context,
  { body }: ParsedInput<typeof endpoints.createEvent>,
): Promise<Event> {
  const { account_id } = authorize(ctx, 'event.manage')
  return onceByKey(ctx, {
    find: () => eventMadeBefore(ctx, account_id, body),
    make: () => writeEvent(ctx, account_id, body),
  })
}

async function writeEvent(ctx: Context, account_id: string, body: Body): Promise<Event> {
  const organizer = await requireOrganizer(ctx, body.organizer_id)
  const defaults = await readEventDefaults(account_id)
  const event = { ...(await draftOf(ctx, organizer, body)), is_unlisted: !defaults.allow_search_indexing }
  const { event_id } = event
  const { is_online_event = defaults.is_online_event, location = defaults.location } = body
  const settings = { ...defaults, is_online_event, location }
  const ticket = body.first_ticket
    ? await openFirstTicket(body.first_ticket, event, defaults.max_per_order)
    : null
  const refusals = await transact(() =>
    createWriteTransaction(
      {
        event: EventEntity,
        settings: EventSettingsEntity,
        organizer: OrganizerEntity,
        ticket: TicketEntity,
        report: AuditReportEntity,
        duplication: DuplicationEntity,
      },
      (entities) => [
        entities.event.create(event).commit(),
        entities.settings.create({ event_id, settings, version: 1 }).commit(),
        countEvent(entities.organizer, organizer, 1),
        ...(ticket ? [entities.ticket.create(ticket).commit()] : []),
        ...reportWrites(ctx, entities.report, reportStock(ctx, account_id, { before: null, after: ticket })),
        ...(ctx.idempotencyKey === null
          ? []
          : [entities.duplication.create(madeByKey(ctx, event, body)).commit()]),
      ],
    ).go(),
  )
  // The organizer was deleted since it was read.
  if (refusals) throw new AppError('organizer.not_found')
  return toEvent(event, organizer, ctx.now)
}

/** A new draft of that organizer, to be written next. Errors: those of `madeForTests`. */
export async function draftOf(ctx: Context, organizer: OrganizerItem, body: Body): Promise<EventItem> {
  const { first_ticket: _ticket, location: _location, is_online_event: _online, is_test, ...fields } = body
  const event_id = newId('event')
  const draft = {
    ...fields,
    ...(madeForTests(ctx, is_test) ? { is_test: true } : {}),
    timezone: body.timezone ?? organizer.timezone,
    currency: body.currency ?? organizer.currency,
    start_date: toInstant(body.start_date),
    end_date: toInstant(body.end_date),
    description: await sanitise(body.description),
    event_id,
    id: event_id,
    account_id: organizer.account_id,
    slug: await slugOf(body.title, 'event'),
    status: 'DRAFT' as const,
    preview_id: newLinkId(),
    images: [],
    created_at: nowInstant(ctx),
    updated_at: nowInstant(ctx),
    version: 1,
  }
  return { ...draft, row: eventListRow(draft) }
}

async function openFirstTicket(
  body: NonNullable<Body['first_ticket']>,
  { event_id, account_id, currency }: EventItem,
  max_per_order: number,
): Promise<TicketItem> {
  const { taxes_and_fees = [] } = (await readAccountTerms(account_id)) ?? {}
  try {
    const opening = { event_id, currency, taxes_and_fees, max_per_order, sort_order: 1 }
    return { ...(await openTicket(body, opening)), version: 1 }
  } catch (error) {
    throw error instanceof AppError ? atField(error, 'first_ticket') : error
  }
}

/** The same refusal, with its fields below that one. */
function atField({ code, message, errors = {}, details }: AppError, field: string): AppError {
  const below = Object.entries(errors).map(([path, messages]) => [`${field}.${path}`, messages])
  return new AppError(code, { sentence: message, errors: Object.fromEntries(below), details })
}
