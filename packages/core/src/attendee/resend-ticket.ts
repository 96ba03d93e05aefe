import type { resendTicket as endpoint } from '@foyer/contracts/attendee/attendee-endpoints'
import { ticketEmailDue } from '@foyer/contracts/attendee/attendee-messages'
import type { ParsedInput } from '@foyer/contracts/endpoint'
import { AppError } from '../app-error.ts'
import { requireMember } from '../authorize.ts'
import type { Context } from '../context.ts'
import { requireResending } from '../mail/require-mailing.ts'
import { requireDeliverable } from '../mail/suppressed-address.ts'
import type { AttendeeItem } from '../store/attendee/attendee-entity.ts'
import { toSend } from '../table/outbox.ts'
import { changeAttendee } from './change-attendee.ts'
import { requireListedAttendee } from './require-attendee.ts'

/**
 * Sends the ticket to its holder again, to the address that stands there now (F18).
 * Errors: event.not_found, attendee.not_found, order.not_completed, attendee.cancelled, email.suppressed, those
 * of `requireResending`.
 */
export async function resendTicket(ctx: Context, { params }: ParsedInput<typeof endpoint>): Promise<void> {
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
