import { formatEventTime } from '@foyer/emails/language/event-time'
import { textLanguage, translator } from '@foyer/emails/language/translator'
import PDFDocument from 'pdfkit'
import { drawTicketPage } from './draw-ticket-page.ts'

/** One ticket, one page. */
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
  tickets: TicketPdfTicket[]
}

/**
 * Draws the tickets of an order, a page each, for A4 and Letter alike, in any mixture of scripts.
 *
 * The fonts are read from `packages/core/dist/fonts` beside this source, only those with characters that are printed. In a
 * bundle that folder is elsewhere: copy it with the function (SST: `copyFiles: [{ from: 'packages/core/dist/fonts', to:
 * 'fonts' }]`) and set FONT_DIRECTORY to where it lands (`/var/task/fonts`). Import this file lazily: pdfkit is large.
 */
export function renderTicketPdf(input: TicketPdfInput): Promise<Uint8Array> {
  const t = translator(input.locale)
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    // No default font: a bundle has no metrics for Helvetica.
    font: '',
    autoFirstPage: false,
    lang: textLanguage(input.locale),
    displayTitle: true,
    info: {
      Title: t('attendee-ticket.heading', { tickets: input.tickets.length, event: input.eventTitle }),
      Author: input.organizerName,
      Creator: 'Foyer',
    },
  })
  const bytes = collect(pdf)
  const time = formatEventTime(input.locale, input.startsAt, input.endsAt, input.timezone)
  input.tickets.forEach((ticket, index) => {
    pdf.addPage()
    drawTicketPage(pdf, t, { ...input, ...time, ...ticket, number: index + 1, total: input.tickets.length })
  })
  pdf.end()
  return bytes
}

function collect(pdf: PDFKit.PDFDocument): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = []
    pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
  })
}
