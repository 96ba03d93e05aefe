import type { getTicketPdf as endpoint } from '@foyer/contracts/attendee/attendee-endpoints'
import type { ParsedInput } from '@foyer/contracts/endpoint'
import { AppError } from '../app-error.ts'
import type { Context } from '../context.ts'
import { requireTicket } from './require-ticket.ts'
import { ticketPdf } from './ticket-pdf.ts'

/** A valid ticket as PDF. Errors: attendee.not_found, attendee.cancelled. */
export async function getTicketPdf(
  _ctx: Context,
  { params }: ParsedInput<typeof endpoint>,
): Promise<Uint8Array> {
  const { attendee, graph } = await requireTicket(params.attendee_short_id)
  if (attendee.status === 'CANCELLED') throw new AppError('attendee.cancelled')
  return ticketPdf(attendee, graph)
}
