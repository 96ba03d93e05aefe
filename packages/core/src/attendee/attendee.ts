import { type Attendee, updateAttendeeBody } from '@foyer/contracts/attendee/attendee'
import type * as endpoints from '@foyer/contracts/attendee/attendee-endpoints'
import { ticketEmailDue } from '@foyer/contracts/attendee/attendee-messages'
import { orderAttendeesChanged } from '@foyer/contracts/order/order-messages'
import { requireMember } from '../authorize.ts'
import { requireEvent } from '../event-graph/event-graph.ts'
import { requireNameKept } from '../event-graph/require-name-kept.ts'
import { requireResending } from '../mail/require-mailing.ts'
import { readTicketEmails, requireDeliverable } from '../mail/suppressed-address.ts'
import { type AttendeeItem, attendeeRow } from '../store/attendee/attendee-entity.ts'
import { toSend } from '../table/write.ts'
import { changed } from '../update/changed.ts'
import { readUserNames } from '../user/account-users.ts'
import { AppError, type Context, nowInstant, type ParsedInput } from '../verb.ts'
import { changeAttendee, settleAttendee } from './change-attendee.ts'
import { withoutLink } from './passing-on.ts'

/** One attendee of an event. */
export async function getAttendee(
  ctx: Context,
  { params }: ParsedInput<typeof endpoints.getAttendee>,
): Promise<Attendee> {
  return toAttendee(ctx, await requireAttendee(ctx, params))
}

/** Corrects an attendee's name, email, notes and language; takes no stock and sends nothing (F12). */
export async function updateAttendee(
  ctx: Context,
  { params, body }: ParsedInput<typeof endpoints.updateAttendee>,
): Promise<Attendee> {
  const { short_id } = await requireListedAttendee(ctx, params)
  const change = async (current: AttendeeItem) => {
    const fields = changed(ctx, updateAttendeeBody, current, body)
    await requireNameKept(current, fields)
    const isMoved = fields.email !== current.email
    const { order_short_id } = current
    return {
      set: { ...fields, ...notesChange(ctx, current, fields.notes) },
      messages: isMoved ? [toSend(orderAttendeesChanged, { order_short_id })] : [],
    }
  }
  return toAttendee(ctx, await changeAttendee(short_id, change))
}

/** Who changed the notes and when, if they have changed. */
function notesChange(ctx: Context, { notes: before }: AttendeeItem, notes: string) {
  if (notes === before) return {}
  const user_id = ctx.actor.kind === 'user' ? ctx.actor.user_id : null
  return { notes_change: { at: nowInstant(ctx), user_id } }
}

/** Sends the ticket to its holder again, to the current address (F18). */
export async function resendTicket(
  ctx: Context,
  { params }: ParsedInput<typeof endpoints.resendTicket>,
): Promise<void> {
  const attendee = await requireListedAttendee(ctx, params)
  await refuseUndeliverable(attendee)
  const { short_id } = attendee
  await requireResending(ctx, requireMember(ctx).account_id, short_id)
  await changeAttendee(short_id, async (current) => {
    await refuseUndeliverable(current)
    const message = toSend(ticketEmailDue, { attendee_short_id: short_id, is_counted: true })
    return { set: {}, messages: [message] }
  })
}

async function refuseUndeliverable({ status, email }: AttendeeItem): Promise<void> {
  if (status === 'CANCELLED') throw new AppError('attendee.cancelled')
  await requireDeliverable(email)
}

/** The attendee as their order makes them. */
export async function showAttendee(ctx: Context, short_id: string): Promise<Attendee> {
  const settled = await settleAttendee(short_id)
  if (!settled) throw new AppError('attendee.not_found')
  return toAttendee(ctx, settled.attendee)
}

/** The attendee as the contract shows it to its team, with the emails that brought the ticket. */
export async function toAttendee(ctx: Context, attendee: AttendeeItem): Promise<Attendee> {
  const { locale, notes, answers = [] } = attendee
  const [emails, notes_change] = await Promise.all([readTicketEmails(attendee), lastChange(ctx, attendee)])
  const { offer, former_holders = [] } = attendee
  return {
    ...attendeeRow(attendee),
    ...{ locale, notes, notes_change, answers, emails },
    offer: offer && offer.expires_at > nowInstant(ctx) ? withoutLink(offer) : null,
    former_holders,
  }
}

/** When the notes last changed, and the current name of the person who changed them. */
async function lastChange(ctx: Context, { notes_change }: AttendeeItem): Promise<Attendee['notes_change']> {
  if (!notes_change) return null
  const { at, user_id } = notes_change
  const names = await readUserNames(requireMember(ctx).account_id, user_id ? [user_id] : [])
  return { at, by: names.get(user_id ?? '') ?? null }
}

/**
 * The attendee, for somebody who manages the orders of that event. Errors: event.not_found, attendee.not_found (another
 * event's attendee too).
 */
export async function requireAttendee(
  ctx: Context,
  { event_id, attendee_short_id }: { event_id: string; attendee_short_id: string },
): Promise<AttendeeItem> {
  await requireEvent(ctx, event_id, 'order.manage')
  const settled = await settleAttendee(attendee_short_id)
  if (settled?.attendee.event_id !== event_id) throw new AppError('attendee.not_found')
  return settled.attendee
}

/** The same, once its order is complete; before that it is the buyer's to change. */
export async function requireListedAttendee(
  ctx: Context,
  params: { event_id: string; attendee_short_id: string },
): Promise<AttendeeItem> {
  const attendee = await requireAttendee(ctx, params)
  if (attendee.status === 'RESERVED') throw new AppError('order.not_completed')
  return attendee
}
