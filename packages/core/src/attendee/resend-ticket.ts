import type { resendTicket as endpoint } from '@foyer/contracts/attendee/attendee-endpoints'
import { ticketEmailDue } from '@foyer/contracts/attendee/attendee-messages'
import type { ParsedInput } from '@foyer/contracts/endpoint'
import { AppError } from '../app-error.ts'
import type { Context } from '../context.ts'
import { requireDeliverable } from '../email/suppressed-address.ts'
import { toSend } from '../table/outbox.ts'
import { changeAttendee } from './change-attendee.ts'
import { requireListedAttendee } from './require-attendee.ts'

/**
 * Sends the ticket to its holder again, to the address that stands there now (F18).
 * Errors: event.not_found, attendee.not_found, order.not_completed, attendee.cancelled, email.suppressed.
 */
export async function resendTicket(ctx: Context, { params }: ParsedInput<typeof endpoint>): Promise<void> {
  const { short_id } = await requireListedAttendee(ctx, params)
  await changeAttendee(short_id, async ({ status, email }) => {
    if (status === 'CANCELLED') throw new AppError('attendee.cancelled')
    await requireDeliverable(email)
    return { set: {}, messages: [toSend(ticketEmailDue, { attendee_short_id: short_id })] }
  })
}
