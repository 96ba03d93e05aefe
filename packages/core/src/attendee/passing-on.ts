import type { Attendee } from '@foyer/contracts/attendee/attendee'
import type { EventGraph } from '../event-graph/event-graph.ts'
import { hoursBefore } from '../order-state/own-terms.ts'
import {
  type AttendeeItem,
  codeHash,
  type FormerHolder,
  readAttendee,
  readAttendees,
  type TicketOffer,
} from '../store/attendee/attendee-entity.ts'
import { readOrder } from '../store/order/order-entity.ts'
import { readPassedTicket } from '../store/transfer/transfer-entity.ts'
import { type Context, nowInstant } from '../verb.ts'

/** How often one ticket can be passed on: each time, its row and the door's list keep one more code (docs/decisions/0085). */
export const mostPassings = 5

/** Until when the event lets holders pass tickets on, as a UTC instant; null where it does not. */
function passingEnds(graph: EventGraph): string | null {
  const { can_pass_on, pass_on_hours } = graph.settings.self_service
  return can_pass_on ? hoursBefore(graph, pass_on_hours) : null
}

/**
 * Until when its holder may pass the ticket on, as a UTC instant. Null: the event does not allow it, or no longer, the ticket is not
 * valid, was admitted at some list, or was passed on too often.
 */
export function canPassOnUntil(ctx: Context, attendee: AttendeeItem, graph: EventGraph): string | null {
  const until = passingEnds(graph)
  const isUsed = Object.keys(attendee.check_ins).length > 0
  const isWorn = (attendee.former_holders ?? []).length >= mostPassings
  if (attendee.status !== 'ACTIVE' || isUsed || isWorn) return null
  return until && until > nowInstant(ctx) ? until : null
}

/** The offer of a ticket that can still be accepted; null when there is none. */
export function openOffer(
  ctx: Context,
  attendee: AttendeeItem,
  graph: EventGraph,
): AttendeeItem['offer'] | null {
  const { offer } = attendee
  if (!offer || offer.expires_at <= nowInstant(ctx)) return null
  return canPassOnUntil(ctx, attendee, graph) ? offer : null
}

/** An offer for the present holder and the organizer: without the link, which is for the next holder alone. */
export function withoutLink({
  first_name,
  last_name,
  email,
  offered_at,
  expires_at,
}: TicketOffer): NonNullable<Attendee['offer']> {
  return { first_name, last_name, email, offered_at, expires_at }
}

/** The attendee of a ticket, or of the one in its place if it was passed on since; null if there is neither. */
export async function readPresentHolder(short_id: string): Promise<AttendeeItem | null> {
  const attendee = await readAttendee(short_id)
  const passed = attendee ? null : await readPassedTicket(short_id)
  if (!passed) return attendee
  const { slots } = await readOrder(passed.order_short_id)
  const next = await readAttendees(slots.flatMap((slot) => (slot.passed ? [slot.short_id] : [])))
  const hash = codeHash(short_id)
  const hasIt = ({ former_holders = [] }: AttendeeItem) =>
    former_holders.some(({ code_hash }) => code_hash === hash)
  return [...next.values()].find(hasIt) ?? null
}

/** A holder as the new ticket remembers them. */
export function formerHolder(
  { short_id, first_name, last_name, email, reference }: AttendeeItem,
  passed_on_at: string,
): FormerHolder {
  return { code_hash: codeHash(short_id), reference, first_name, last_name, email, passed_on_at }
}
