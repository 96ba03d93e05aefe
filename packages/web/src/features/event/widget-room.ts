import type { PublicEvent } from '@foyer/contracts/event/public-event'
import type { PublicTicket } from '@foyer/contracts/ticket/public-ticket'

/** Letters that fit in a line on a phone of 360 pixels: of the event's title, a ticket's name, and its description. */
const letters = { title: 17, name: 17, description: 42 }
/** In pixels, as the widget's page draws them there. */
const heights = {
  page: 339,
  titleLine: 40,
  place: 60,
  ticket: 84,
  price: 72,
  donation: 120,
  nameLine: 24,
  line: 20,
}

/**
 * The height that a widget with these tickets needs at most on a phone, in pixels. The code to paste keeps this room, so that nothing on the
 * site moves when the tickets come. Too much is a margin below them; too little moves the site once.
 */
export function widgetRoom({ title, tickets, settings }: PublicEvent): number {
  const hasPlace = settings.is_online_event || settings.location.venue_name !== ''
  const heading = linesOf(title, letters.title) * heights.titleLine + (hasPlace ? heights.place : 0)
  return heights.page + heading + tickets.reduce((sum, ticket) => sum + roomOf(ticket), 0)
}

function roomOf({ title, type, prices, description }: PublicTicket): number {
  const name = (linesOf(title, letters.name) - 1) * heights.nameLine
  const others = (prices.length - 1) * heights.price + (type === 'DONATION' ? heights.donation : 0)
  const notes = prices.some(({ quantity_remaining }) => quantity_remaining !== null) ? heights.line : 0
  const words = description.replaceAll(/<[^>]*>/g, '')
  const text = words ? linesOf(words, letters.description) * heights.line + heights.line : 0
  return heights.ticket + name + others + notes + text
}

const linesOf = (text: string, perLine: number) => Math.max(1, Math.ceil(text.length / perLine))
