import { translator } from '@foyer/emails/language/translator'
import { type EventGraph, readEventGraph } from '../event-graph/event-graph.ts'
import { graphIn } from '../event-graph/graph-in.ts'
import { type AttendeeItem, readAttendee } from '../store/attendee/attendee-entity.ts'
import { followOrder } from '../store/attendee/follow-order.ts'
import { type OrderItem, readOrder } from '../store/order/order-entity.ts'
import { readPassedTicket } from '../store/transfer/transfer-entity.ts'
import { serialOf } from '../store/wallet/wallet-entity.ts'
import { AppError } from '../verb.ts'

/** What wallets show of the attendee, and of one that passed the ticket on. */
type TicketFacts = Pick<
  AttendeeItem,
  | 'short_id'
  | 'reference'
  | 'event_id'
  | 'order_short_id'
  | 'order_reference'
  | 'ticket_title'
  | 'price_label'
>

/** What every wallet shows of a ticket. */
export interface WalletTicket {
  serial: string
  attendee: TicketFacts
  /** The holder's name, or the buyer's where the holder gave none. */
  holder: string
  /** Whether the door would admit it. */
  isValid: boolean
  graph: EventGraph
}

/** A ticket as it is now; wallets keep it for long, so nothing is taken from a cache. Error: attendee.not_found, also before its order is complete. */
export async function readTicket(attendee_short_id: string): Promise<WalletTicket> {
  const attendee = await readAttendee(attendee_short_id)
  if (attendee) return ticketOf(attendee, await readOrder(attendee.order_short_id))
  const passed = await readPassedTicket(attendee_short_id)
  if (!passed) throw new AppError('attendee.not_found')
  return walletTicket(passed, { holder: nameOf(passed), isValid: false })
}

/** The ticket of an attendee and its order: a ticket that the consumer has not made valid or invalid yet is what its order says. */
export async function ticketOf(attendee: AttendeeItem, order: OrderItem): Promise<WalletTicket> {
  const status = followOrder(attendee, order)?.set.status ?? attendee.status
  if (status === 'RESERVED') throw new AppError('attendee.not_found')
  return walletTicket(attendee, {
    holder: nameOf(attendee) || nameOf(order),
    isValid: status === 'ACTIVE',
  })
}

async function walletTicket(
  attendee: TicketFacts,
  shown: Pick<WalletTicket, 'holder' | 'isValid'>,
): Promise<WalletTicket> {
  const graph = await readEventGraph(attendee.event_id, { fresh: true })
  if (!graph) throw new AppError('attendee.not_found')
  return { ...shown, serial: serialOf(attendee.short_id), attendee, graph }
}

/** The event's title in that language; a test says that it is one. */
export function titleIn(graph: EventGraph, locale: string): string {
  const { event } = graphIn(graph, locale)
  return event.is_test ? translator(locale)('test.title', { title: event.title }) : event.title
}

function nameOf({ first_name, last_name }: Pick<AttendeeItem, 'first_name' | 'last_name'>): string {
  return `${first_name} ${last_name}`.trim()
}
