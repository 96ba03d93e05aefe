import type { PublicQuestion } from './question.ts'

/** Whether a question is asked about this ticket: it names the ticket, or no ticket at all. */
export function concernsTicket(
  { ticket_ids }: Pick<PublicQuestion, 'ticket_ids'>,
  ticket_id: string,
): boolean {
  return ticket_ids.length === 0 || ticket_ids.includes(ticket_id)
}
