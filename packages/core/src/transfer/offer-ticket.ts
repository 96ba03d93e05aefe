import type { PublicAttendee } from '@foyer/contracts/attendee/attendee'
import type * as endpoints from '@foyer/contracts/transfer/transfer-endpoints'
import { ticketOfferDue } from '@foyer/contracts/transfer/transfer-messages'
import { changeAttendee } from '../attendee/change-attendee.ts'
import { requireTicket, toPublicAttendee } from '../attendee/get-public-attendee.ts'
import { canPassOnUntil } from '../attendee/passing-on.ts'
import type { EventGraph } from '../event-graph/event-graph.ts'
import { offersPerRecipient, offersPerTicket } from '../mail/mail-rates.ts'
import { newLinkId } from '../random-id.ts'
import { takeRate } from '../rate-limit/take-rate.ts'
import type { AttendeeItem } from '../store/attendee/attendee-entity.ts'
import { addressHash } from '../store/email/sent-email-entity.ts'
import { TransferEntity } from '../store/transfer/transfer-entity.ts'
import { toSend } from '../table/write.ts'
import { AppError, type Context, instantAfter, nowInstant, type ParsedInput, ttlAfterDays } from '../verb.ts'

/** How long an offer can be accepted, unless passing on ends sooner (docs/product.md#settled-defaults). */
export const offerHours = 72

/** Longer than any event is away from its last offer: the link still says that it has ended. */
const keptDays = 400

/**
 * Offers a ticket to its next holder, who gets an email with a link. Until that person accepts, the ticket stays valid. Another offer
 * takes the place of the one before (docs/decisions/0085). Errors: attendee.not_found, .passed_on, .cancelled,
 * .not_passable; request.too_many: a ticket is offered, and an address is offered tickets, a few times a day.
 */
export async function offerTicket(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoints.offerTicket>,
): Promise<PublicAttendee> {
  const { attendee, graph } = await requireTicket(params.attendee_short_id)
  requirePassable(ctx, attendee, graph)
  await takeRate(ctx, offersPerTicket, attendee.short_id)
  await takeRate(ctx, offersPerRecipient, addressHash(body.email))
  const transfer_short_id = newLinkId()
  const { short_id: attendee_short_id, event_id } = attendee
  await TransferEntity.put({
    ...{ short_id: transfer_short_id, attendee_short_id, event_id },
    ttl: ttlAfterDays(ctx, keptDays),
  }).go()
  const offered = await changeAttendee(attendee_short_id, (current) => {
    const until = requirePassable(ctx, current, graph)
    const expires_at = [until, instantAfter(ctx, offerHours * 3600)].toSorted()[0] ?? until
    const { locale = current.locale, ...person } = body
    const offer = { ...person, locale, short_id: transfer_short_id, offered_at: nowInstant(ctx), expires_at }
    return { set: { offer }, messages: [toSend(ticketOfferDue, { transfer_short_id })] }
  })
  return toPublicAttendee(ctx, offered, graph)
}

/** Answers until when it can be passed on. */
function requirePassable(ctx: Context, attendee: AttendeeItem, graph: EventGraph): string {
  if (attendee.status === 'CANCELLED') throw new AppError('attendee.cancelled')
  const until = canPassOnUntil(ctx, attendee, graph)
  if (!until) throw new AppError('attendee.not_passable')
  return until
}

/** Keeps a ticket that was offered: the link that accepts it has ended. Nothing happens where it is not offered. */
export async function undoTicketOffer(
  _ctx: Context,
  { params }: ParsedInput<typeof endpoints.undoTicketOffer>,
): Promise<void> {
  await changeAttendee(params.attendee_short_id, ({ offer }) =>
    offer ? { set: { offer: undefined } } : null,
  )
}
