import type { Foyer } from './foyer.ts'
import { sendImport, type Ways } from './send-import.ts'

export interface Ticket {
  /** Your own id of the ticket, and of the order that it belongs to. */
  external_id: string
  order_external_id?: string
  /** The title of a ticket of the event. */
  ticket: string
  first_name: string
  last_name: string
  email: string
  /** What was paid for it elsewhere, in minor units. */
  amount_paid?: number
  /** When it was sold, and the text of its old QR code, which still admits. */
  sold_at?: string
  barcode?: string
}

interface Options extends Ways {
  event_id: string
  /** Only report what would happen. */
  dry_run: boolean
}

/**
 * Brings tickets that were sold elsewhere into an event, any number in one file, and sends no email. Run it again: what is there stays. A key
 * needs the scope `order.edit`.
 */
export async function importAttendees(
  foyer: Foyer,
  tickets: readonly Ticket[],
  { event_id, dry_run, ...ways }: Options,
) {
  const { data: begun, error } = await foyer.POST('/events/{event_id}/imports', {
    params: { path: { event_id } },
    body: { format: 'rows', dry_run },
  })
  if (!begun) throw error
  const path = { event_id, import_id: begun.data.id }
  const look = () => foyer.GET('/events/{event_id}/imports/{import_id}', { params: { path } })
  const file = new Blob([tickets.map((ticket) => `${JSON.stringify(ticket)}\n`).join('')])
  return sendImport(begun.data, file, look, ways)
}
