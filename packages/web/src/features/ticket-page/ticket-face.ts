import type { PublicAttendee } from '@foyer/contracts/attendee/attendee'
import type { PublicOrder } from '@foyer/contracts/order/order'
import { shownName } from '@foyer/contracts/person-name'

/** What a ticket shows, from any source. */
export interface TicketFace {
  /** The content of its QR code: the attendee's link id. */
  code: string
  reference: string
  orderReference: string
  holder: string
  ticketTitle: string
  priceLabel: string
  isVoid: boolean
  event: {
    title: string
    is_test: boolean
    start_date: string
    end_date: string | null
    timezone: string
    cover_url: string | null
    /** The event's own color. */
    color: string | null
    place: string[]
    is_online_event: boolean
    organizer_name: string
  }
}

export function faceOfAttendee(attendee: PublicAttendee): TicketFace {
  const { event } = attendee
  return {
    ...namesOf(attendee),
    orderReference: attendee.order_reference,
    event: { ...event, place: event.location },
  }
}

/** All tickets of an order, in its order. */
export function facesOfOrder(order: PublicOrder): TicketFace[] {
  const { event } = order
  const place = event.location_name ? [event.location_name] : []
  const color = event.homepage_design.primary_color
  return order.attendees.map((attendee) => ({
    ...namesOf(attendee),
    orderReference: order.reference,
    event: { ...event, place, color },
  }))
}

function namesOf(attendee: PublicAttendee | PublicOrder['attendees'][number]) {
  return {
    code: attendee.short_id,
    reference: attendee.reference,
    holder: shownName(attendee),
    ticketTitle: attendee.ticket_title,
    priceLabel: attendee.price_label,
    isVoid: attendee.status === 'CANCELLED',
  }
}
