import type { PublicAttendee } from '@foyer/contracts/attendee/attendee'
import type { getPublicAttendee as endpoint } from '@foyer/contracts/attendee/attendee-endpoints'
import { shownNames } from '@foyer/contracts/person-name'
import { placeLines } from '../event/place-lines.ts'
import { type EventGraph, readEventGraph } from '../event-graph/event-graph.ts'
import { graphIn } from '../event-graph/graph-in.ts'
import { holderIn } from '../event-graph/names-in.ts'
import { coverUrl } from '../media/image-key.ts'
import { canChangeUntil } from '../order-state/own-terms.ts'
import { type AttendeeItem, attendeeRow } from '../store/attendee/attendee-entity.ts'
import { AppError, type Context, type ParsedInput } from '../verb.ts'
import { readSettledAttendee, settleAttendee } from './change-attendee.ts'
import { canPassOnUntil, openOffer, withoutLink } from './passing-on.ts'

/**
 * A ticket as its holder sees it. How to join an online event is told to holders of valid tickets only.
 * Error: attendee.not_found, also while the order is not complete.
 */
export async function getPublicAttendee(
  ctx: Context,
  { params }: ParsedInput<typeof endpoint>,
): Promise<PublicAttendee> {
  const { attendee, graph } = await requireTicket(params.attendee_short_id, readSettledAttendee)
  return toPublicAttendee(ctx, attendee, graph)
}

/** The ticket of an event as its holder sees it, in the caller's language where the event has it. */
export function toPublicAttendee(ctx: Context, attendee: AttendeeItem, original: EventGraph): PublicAttendee {
  const graph = graphIn(original, ctx.locale)
  const event = publicEvent(ctx, graph)
  const offer = openOffer(ctx, attendee, graph)
  const isValid = attendee.status === 'ACTIVE'
  return {
    ...attendeeRow(holderIn(graph, attendee)),
    ...shownNames(attendee),
    can_pass_on_until: canPassOnUntil(ctx, attendee, graph),
    can_change_until: isValid ? canChangeUntil(ctx, { status: 'COMPLETED' }, graph) : null,
    offer: offer ? withoutLink(offer) : null,
    event: isValid ? event : { ...event, online_event_connection_details: '' },
  }
}

/** The event as pages about one ticket show it. */
export function publicEvent(
  ctx: Context,
  { event, settings, organizer }: EventGraph,
): PublicAttendee['event'] {
  const { id, title, slug, start_date, end_date = null, timezone, is_test = false, images } = event
  return {
    id,
    title,
    slug,
    start_date,
    end_date,
    timezone,
    is_test,
    cover_url: coverUrl(images),
    color: settings.homepage_design.primary_color,
    location: settings.is_online_event ? [] : placeLines(settings.location, ctx.locale),
    map_url: settings.map_url,
    organizer_name: organizer.name,
    support_email: settings.support_email || organizer.email,
    is_online_event: settings.is_online_event,
    online_event_connection_details: settings.online_event_connection_details,
    ticket_page_message: settings.ticket_page_message,
  }
}

/**
 * The ticket that a link leads to, and its event; there is none before its order is complete.
 * `read`: whether the ticket is also written as its order says.
 */
export async function requireTicket(
  short_id: string,
  read: typeof settleAttendee = settleAttendee,
): Promise<{ attendee: AttendeeItem; graph: EventGraph }> {
  const settled = await read(short_id)
  if (!settled || settled.attendee.status === 'RESERVED') throw new AppError('attendee.not_found')
  const graph = await readEventGraph(settled.attendee.event_id)
  if (!graph) throw new AppError('attendee.not_found')
  return { attendee: settled.attendee, graph }
}
