import { isDark, readableOn } from '@foyer/contracts/color'
import type { Translate } from '@foyer/emails/language/translator'
import { drawTicketQr } from './draw-ticket-qr.ts'
import type { DrawCover } from './pdf-file.ts'
import { drawTicketText, fittingStyle, type TicketTextStyle } from './ticket-text.ts'

/** One ticket of the PDF, with every text ready to print. */
export interface DrawnTicket {
  eventTitle: string
  /** Of a test event: said in large letters across it. */
  isTest: boolean
  organizerName: string
  when: string
  zone: string
  isOnline: boolean
  place: string[]
  attendeeName: string
  ticketName: string
  reference: string
  orderReference: string
  qrContent: string
  number: number
  total: number
  /** The event's own color, `#rrggbb`. */
  color: string
  /** Draws the cover to fill that area; null without one. */
  drawCover: DrawCover | null
}

const ink = '#1c1827'
const muted = '#565265'
const line = '#d8d5e4'
const paper = '#ffffff'
/** Marks are told from paper as on the event's page (docs/decisions/0025). */
const markContrast = 3
const textContrast = 4.5

/** No ticket is higher, whatever it says: two and the note stand on what A4 and Letter share, inside the margins that printers leave white. */
export const ticketHeight = 336
const card = { x: 48, width: 499 }
const padding = 22
const band = { cover: 58, words: 26 }
const code = { size: 132, quiet: 18 }
const left = card.x + padding
const beside = {
  x: left + code.size + code.quiet + 8,
  width: card.width - 2 * padding - code.size - code.quiet - 8,
}
const column = (card.width - 3 * padding) / 2

const names: TicketTextStyle[] = [
  { size: 18, color: ink, isBold: true, maxLines: 2 },
  { size: 10, color: ink, isBold: true, maxLines: 4 },
]
const titles: TicketTextStyle[] = [
  { size: 13, color: ink, isBold: true, maxLines: 2 },
  { size: 9, color: ink, isBold: true, maxLines: 3 },
]
const kind: TicketTextStyle = { size: 12, color: ink, maxLines: 2 }
const label: TicketTextStyle = { size: 8, color: muted, maxLines: 1 }
const value: TicketTextStyle = { size: 11, color: ink, maxLines: 1 }
const small: TicketTextStyle = { size: 9, color: muted, maxLines: 1 }
const testMark: TicketTextStyle = { size: 36, color: ink, isBold: true, align: 'center', maxLines: 1 }
const mark: TicketTextStyle = { size: 12, color: ink, isBold: true, align: 'center', maxLines: 1 }

/**
 * Draws one ticket with its upper edge there, as the ticket's page shows it: the cover and the event's color on top, then the holder, the tier
 * and the code, then the event, when and where.
 */
export function drawTicket(pdf: PDFKit.PDFDocument, t: Translate, ticket: DrawnTicket, top: number) {
  const below = drawBand(pdf, t, ticket, top) + padding
  drawTicketQr(pdf, ticket.qrContent, { x: left, y: below, size: code.size })
  const reference = {
    x: left - code.quiet,
    y: below + code.size + code.quiet - 4,
    width: code.size + 2 * code.quiet,
  }
  const codeBottom = drawTicketText(pdf, ticket.reference, reference, mark)
  drawHolder(pdf, t, ticket, below)
  if (ticket.isTest) drawTestMark(pdf, t, below)
  drawWhenAndWhere(pdf, t, ticket, codeBottom + 6)
  pdf.lineWidth(1).strokeColor(line).roundedRect(card.x, top, card.width, ticketHeight, 12).stroke()
}

function drawBand(pdf: PDFKit.PDFDocument, t: Translate, ticket: DrawnTicket, top: number): number {
  const color = readableOn(ticket.color, [paper], markContrast)
  const cover = ticket.drawCover === null ? 0 : band.cover
  pdf.save().roundedRect(card.x, top, card.width, ticketHeight, 12).clip()
  ticket.drawCover?.({ x: card.x, y: top, width: card.width, height: cover })
  pdf
    .rect(card.x, top + cover, card.width, band.words)
    .fill(color)
    .restore()
  const words = { ...small, color: readableOn(isDark(color) ? paper : ink, [color], textContrast) }
  const y = top + cover + 7
  const position = ticket.total === 1 ? '' : t('ticket.page', { number: ticket.number, total: ticket.total })
  drawTicketText(pdf, ticket.organizerName, { x: left, y, width: column }, words)
  drawTicketText(
    pdf,
    position,
    { x: left + column + padding, y, width: column },
    { ...words, align: 'right' },
  )
  return top + cover + band.words
}

function drawHolder(pdf: PDFKit.PDFDocument, t: Translate, ticket: DrawnTicket, top: number) {
  const { attendeeName, ticketName, eventTitle, orderReference } = ticket
  const nameStyle = fittingStyle(pdf, attendeeName, beside.width, names)
  let y = drawTicketText(pdf, attendeeName, { ...beside, y: top - 4 }, nameStyle)
  y = drawTicketText(pdf, ticketName, { ...beside, y: y + 2 }, kind) + 10
  y = drawTicketText(pdf, eventTitle, { ...beside, y }, fittingStyle(pdf, eventTitle, beside.width, titles))
  drawTicketText(pdf, `${t('order.reference')} ${orderReference}`, { ...beside, y: y + 4 }, small)
}

/** Beside the code, so that it still scans. */
function drawTestMark(pdf: PDFKit.PDFDocument, t: Translate, top: number) {
  const y = top + code.size / 2
  pdf
    .save()
    .opacity(0.22)
    .rotate(-12, { origin: [beside.x + beside.width / 2, y] })
  drawTicketText(pdf, t('ticket.test'), { ...beside, y: y - 18 }, testMark)
  pdf.restore()
}

function drawWhenAndWhere(pdf: PDFKit.PDFDocument, t: Translate, ticket: DrawnTicket, top: number) {
  const when = { x: left, width: column }
  let y = drawTicketText(pdf, t('event.when'), { ...when, y: top }, label)
  y = drawTicketText(pdf, ticket.when, { ...when, y }, fittingStyle(pdf, ticket.when, column, whens))
  drawTicketText(pdf, ticket.zone, { ...when, y }, small)
  const [venue = '', ...address] = ticket.isOnline ? [t('event.online')] : ticket.place
  if (venue === '') return
  const where = { x: left + column + padding, width: column }
  y = drawTicketText(pdf, t('event.where'), { ...where, y: top }, label)
  y = drawTicketText(pdf, venue, { ...where, y }, value)
  drawTicketText(pdf, address.join(', '), { ...where, y }, { ...small, maxLines: 2 })
}

const whens: TicketTextStyle[] = [value, { ...value, size: 9 }, { ...value, size: 9, maxLines: 3 }]

/** What holds for all tickets, once below those of a page. */
export function drawNote(pdf: PDFKit.PDFDocument, t: Translate, top: number) {
  const hints = `${t('ticket.scan')} ${t('ticket.keep')}`
  drawTicketText(pdf, hints, { x: left, y: top, width: card.width - 2 * padding }, { ...small, maxLines: 2 })
}
