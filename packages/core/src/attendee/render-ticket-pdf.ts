import { formatTicketTime } from '@foyer/emails/language/event-time'
import { translator } from '@foyer/emails/language/translator'
import { drawNote, drawTicket, ticketHeight } from './draw-ticket.ts'
import { coverOf, newPdfFile } from './pdf-file.ts'

const foyersColor = '#7544cd'
const perPage = 2
const firstTop = 44
const gap = 14
const noteTop = firstTop + perPage * (ticketHeight + gap) - 6

/** One ticket. */
export interface TicketPdfTicket {
  attendeeName: string
  /** Ticket, with its tier where it has one. */
  ticketName: string
  reference: string
  /** What the QR code says to the door's scanner. */
  qrContent: string
}

/** What a PDF of tickets to one event says. */
export interface TicketPdfInput {
  locale: string
  eventTitle: string
  isTest: boolean
  organizerName: string
  /** UTC ISO instants; `endsAt` null for an open end. */
  startsAt: string
  endsAt: string | null
  /** IANA zone in which the event takes place. */
  timezone: string
  isOnline: boolean
  /** Venue and address, one entry per line. */
  place: string[]
  orderReference: string
  /** The event's own color, `#rrggbb`; null for Foyer's. */
  color: string | null
  /** A JPEG; null without one. One that is broken is left out. */
  cover: Uint8Array | null
  tickets: TicketPdfTicket[]
}

/**
 * Draws the tickets of an order, two to a page, for A4 and Letter alike, in any mixture of scripts, with the event's cover and color.
 *
 * The fonts are read from `packages/core/dist/fonts` beside this source, only those with characters that are printed. In a
 * bundle that folder is elsewhere: copy it with the function (SST: `copyFiles: [{ from: 'packages/core/dist/fonts', to:
 * 'fonts' }]`) and set FONT_DIRECTORY to where it lands (`/var/task/fonts`). Import this file lazily: pdfkit is large.
 */
export function renderTicketPdf(input: TicketPdfInput): Promise<Uint8Array> {
  const t = translator(input.locale)
  const { pdf, bytes } = newPdfFile({
    title: t('attendee-ticket.heading', { tickets: input.tickets.length, event: input.eventTitle }),
    author: input.organizerName,
    locale: input.locale,
  })
  const time = formatTicketTime(input.locale, input.startsAt, input.endsAt, input.timezone)
  const shared = {
    ...input,
    ...time,
    color: input.color ?? foyersColor,
    drawCover: coverOf(pdf, input.cover),
  }
  input.tickets.forEach((ticket, index) => {
    const place = index % perPage
    if (place === 0) pdf.addPage()
    const numbered = { ...ticket, number: index + 1, total: input.tickets.length }
    drawTicket(pdf, t, { ...shared, ...numbered }, firstTop + place * (ticketHeight + gap))
    if (place === 0) drawNote(pdf, t, noteTop)
  })
  pdf.end()
  return bytes
}
