import type { ticketLookupDue } from '@foyer/contracts/lookup/lookup-messages'
import type { Message } from '@foyer/contracts/message'
import { translator } from '@foyer/emails/language/translator'
import type { FoundOrder } from '@foyer/emails/order/found-tickets'
import type { EventGraph } from '../event-graph/event-graph.ts'
import { readEventGraphIn } from '../event-graph/graph-in.ts'
import { holderIn } from '../event-graph/names-in.ts'
import { sendOnce } from '../mail/send-once.ts'
import { siteLinks } from '../site-links.ts'
import { readOrderAttendees } from '../store/attendee/follow-order.ts'
import { addressHash } from '../store/email/sent-email-entity.ts'
import { eventLifecycle } from '../store/event/event-entity.ts'
import { readOrdersOfAddress, TicketLookupEntity } from '../store/lookup/lookup-entities.ts'
import type { OrderItem } from '../store/order/order-entity.ts'
import type { Context } from '../verb.ts'
import { ticketLink } from './mailed-tickets.ts'

/** The newest orders that one email lists. */
const mostOrders = 20
/** Past events are left out once they ended this long ago. */
const keptDays = 365

/**
 * Emails an address the links to all its orders and tickets, if it has any (docs/decisions/0080): the orders of which it
 * is the buyer's, and the tickets in its own name, without other people's data.
 */
export async function sendFoundTickets(
  ctx: Context,
  message: Message<typeof ticketLookupDue>,
): Promise<void> {
  const { request_id } = message.payload
  const { data: request } = await TicketLookupEntity.get({ request_id }).go({ consistent: true })
  if (!request) return
  const { email, locale } = request
  const orders = await readOrdersOfAddress(email, mostOrders)
  const read = await Promise.all(orders.map((order) => findIn(ctx, order, { email, locale })))
  const found = read.filter((each) => each !== null)
  if (found.length === 0) return
  await sendOnce(ctx, message, { subject_id: request_id }, async () => {
    const { renderFoundTickets } = await import('@foyer/emails/order/found-tickets')
    const byStart = found.toSorted((a, b) => a.event.startsAt.localeCompare(b.event.startsAt))
    const upcoming = byStart.filter(({ isPast }) => !isPast)
    const past = byStart.filter(({ isPast }) => isPast).toReversed()
    const rendered = await renderFoundTickets({ locale, email, upcoming, past })
    return { ...rendered, to: email, reply_to: '', attachments: [] }
  })
}

/** What the order holds for that address now; null if nothing, or nothing anymore. */
async function findIn(
  ctx: Context,
  order: OrderItem,
  { email, locale }: { email: string; locale: string },
): Promise<(FoundOrder & { isPast: boolean }) | null> {
  const isOwn = (address: string) => addressHash(address) === addressHash(email)
  const [graph, attendees] = await Promise.all([
    readEventGraphIn(order.event_id, locale),
    readOrderAttendees(order),
  ])
  if (!graph || isLongOver(ctx, graph.event)) return null
  const tickets = attendees.filter((holder) => isOwn(holder.email) && holder.status === 'ACTIVE')
  const isBuyer = isOwn(order.email)
  if (!isBuyer && tickets.length === 0) return null
  const { event } = graph
  return {
    event: {
      title: event.is_test ? translator(locale)('test.title', { title: event.title }) : event.title,
      startsAt: event.start_date,
      endsAt: event.end_date,
      timezone: event.timezone,
    },
    isPast: eventLifecycle(event, ctx.now) === 'ENDED',
    reference: order.reference,
    orderUrl: isBuyer ? siteLinks.order(order.event_id, order.short_id) : null,
    tickets: tickets.map((holder) => ticketLink(holderIn(graph, holder), order.event_id)),
  }
}

function isLongOver({ now }: Context, { start_date, end_date }: EventGraph['event']): boolean {
  return Date.parse(end_date ?? start_date) < now.getTime() - keptDays * 24 * 60 * 60 * 1000
}
