import type { EventSummary } from '@foyer/emails/event/event-panel'
import type { OrderAmounts } from '@foyer/emails/order/order-summary'
import { ticketsPdf } from '../attendee/ticket-pdf.ts'
import { eventCalendar } from '../event/event-calendar.ts'
import { mapUrl, placeLines } from '../event/place-lines.ts'
import type { EventGraph } from '../event-graph/event-graph.ts'
import { eventIn } from '../event-graph/graph-in.ts'
import type { EmailAttachment } from '../mail/ses.ts'
import { coverUrl } from '../media/image-key.ts'
import { siteLinks } from '../site-links.ts'
import type { OrderItem } from '../store/order/order-entity.ts'

/** The event as every email shows it, in the reader's language. */
export function eventSummary(graph: EventGraph, locale: string): EventSummary {
  const { organizer, spoken } = graph
  const { event, settings } = spoken ? graph : eventIn(graph, locale)
  const cover = coverUrl(event.images)
  return {
    title: event.title,
    isTest: event.is_test === true,
    organizerName: organizer.name,
    supportEmail: settings.support_email || organizer.email,
    findTicketsUrl: siteLinks.findTickets(event.id),
    startsAt: event.start_date,
    endsAt: event.end_date,
    timezone: event.timezone,
    isOnline: settings.is_online_event,
    place: placeLines(settings.location, locale),
    mapUrl: mapUrl(settings),
    calendarUrl: siteLinks.calendar(event.id),
    coverUrl: cover === null ? null : siteLinks.media(cover),
    colors: settings.homepage_design,
  }
}

/** An order's lines and sums as emails show them; taxes and fees summed by name; minor units. */
export function orderAmounts(order: OrderItem): OrderAmounts {
  const byName = new Map<string, number>()
  for (const { taxes_and_fees, quantity } of order.lines) {
    for (const { name, amount } of taxes_and_fees)
      byName.set(name, (byName.get(name) ?? 0) + amount * quantity)
  }
  return {
    currency: order.currency,
    lines: order.lines.map(({ title, label, quantity, unit_price }) => ({
      name: [title, label].filter((part) => part !== '').join(' · '),
      quantity,
      amount: unit_price * quantity,
    })),
    subtotal: order.subtotal,
    discount: order.discount_total,
    promoCode: null,
    taxesAndFees: [...byName].map(([name, amount]) => ({ name, amount })),
    total: order.total,
  }
}

/** The files that bring tickets of one order to one address: a PDF with a page each, and the calendar entry. */
export async function ticketFiles(
  tickets: Parameters<typeof ticketsPdf>[0],
  graph: EventGraph,
): Promise<EmailAttachment[]> {
  const { holders, order_reference } = tickets
  const [only] = holders.length === 1 ? holders : []
  return [
    {
      name: `${only?.reference ?? order_reference}.pdf`,
      media_type: 'application/pdf',
      content: await ticketsPdf(tickets, graph),
    },
    {
      name: 'event.ics',
      media_type: 'text/calendar; charset=utf-8',
      content: new TextEncoder().encode(await eventCalendar(graph, tickets.locale)),
    },
  ]
}

/** Where replies to an event's emails go. */
export function replyTo({ settings, organizer }: EventGraph): string {
  return settings.reply_to_email || settings.support_email || organizer.email
}

/** The templates know absent texts as null. */
export function orNull(html: string): string | null {
  return html === '' ? null : html
}
