import type { Translate } from '@foyer/emails/language/translator'
import { encode } from 'uqr'
import { drawTicketText, type TicketTextStyle, ticketTextHeight } from './ticket-text.ts'

/** One page of the PDF, with every text ready to print. */
export interface TicketPage {
  eventTitle: string
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
}

const color = {
  brand: '#7544cd',
  onBrand: '#ffffff',
  onBrandMuted: '#e3d9fb',
  ink: '#1c1827',
  muted: '#565265',
  line: '#d8d5e4',
}
// Everything fits the area that A4 and Letter share, inside the margins that printers leave white.
const card = { x: 48, y: 56, width: 499 }
const padding = 28
const qrSize = 168
const left = card.x + padding
const inner = card.width - 2 * padding
const leftWidth = inner - qrSize - 28

const title: TicketTextStyle = { size: 26, color: color.onBrand, isBold: true, maxLines: 3 }
const organizer: TicketTextStyle = { size: 12, color: color.onBrandMuted, maxLines: 1 }
const label: TicketTextStyle = { size: 9, color: color.muted, maxLines: 1 }
const value: TicketTextStyle = { size: 13, color: color.ink, maxLines: 3 }
const small: TicketTextStyle = { size: 10, color: color.muted, maxLines: 2 }
const name: TicketTextStyle = { size: 20, color: color.ink, isBold: true, maxLines: 2 }
const strong: TicketTextStyle = { size: 13, color: color.ink, isBold: true, maxLines: 2 }

/** Draws one ticket: the event in the band, when, where and the code below it, and its holder under the fold. */
export function drawTicketPage(pdf: PDFKit.PDFDocument, t: Translate, page: TicketPage) {
  const bandBottom = drawBand(pdf, page)
  const facts = drawFacts(pdf, t, page, bandBottom + padding)
  const code = drawCode(pdf, page, bandBottom + padding)
  const fold = Math.max(facts, code) + 20
  const bottom = drawHolder(pdf, t, page, fold + 20) + padding
  drawOutline(pdf, fold, bottom)
  drawNotes(pdf, t, page, bottom + 16)
}

function drawBand(pdf: PDFKit.PDFDocument, page: TicketPage): number {
  const titleTop = card.y + 24 + 20
  const bottom = titleTop + ticketTextHeight(pdf, page.eventTitle, inner, title) + 20
  pdf
    .save()
    .roundedRect(card.x, card.y, card.width, bottom - card.y + 24, 12)
    .clip()
    .rect(card.x, card.y, card.width, bottom - card.y)
    .fill(color.brand)
    .restore()
  drawTicketText(pdf, page.organizerName, { x: left, y: card.y + 24, width: inner }, organizer)
  drawTicketText(pdf, page.eventTitle, { x: left, y: titleTop, width: inner }, title)
  return bottom
}

function drawFacts(pdf: PDFKit.PDFDocument, t: Translate, page: TicketPage, top: number): number {
  const column = { x: left, width: leftWidth }
  let y = drawTicketText(pdf, t('event.when'), { ...column, y: top }, label)
  y = drawTicketText(pdf, page.when, { ...column, y: y + 2 }, value)
  y = drawTicketText(pdf, page.zone, { ...column, y: y + 2 }, small)
  const [venue = '', ...address] = page.isOnline ? [t('event.online')] : page.place
  if (venue === '') return y
  y = drawTicketText(pdf, t('event.where'), { ...column, y: y + 16 }, label)
  y = drawTicketText(pdf, venue, { ...column, y: y + 2 }, value)
  return address.length === 0 ? y : drawTicketText(pdf, address.join(', '), { ...column, y: y + 2 }, small)
}

function drawCode(pdf: PDFKit.PDFDocument, page: TicketPage, top: number): number {
  const x = left + inner - qrSize
  drawTicketQr(pdf, page.qrContent, { x, y: top, size: qrSize })
  const reference: TicketTextStyle = {
    size: 16,
    color: color.ink,
    isBold: true,
    align: 'center',
    maxLines: 1,
  }
  return drawTicketText(pdf, page.reference, { x, y: top + qrSize + 18, width: qrSize }, reference)
}

function drawHolder(pdf: PDFKit.PDFDocument, t: Translate, page: TicketPage, top: number): number {
  let y = drawTicketText(pdf, t('ticket.name'), { x: left, y: top, width: inner }, label)
  y = drawTicketText(pdf, page.attendeeName, { x: left, y: y + 2, width: inner }, name) + 12
  const right = { x: left + inner - qrSize, width: qrSize }
  drawTicketText(pdf, t('order.reference'), { ...right, y }, label)
  const below = drawTicketText(pdf, t('ticket.kind'), { x: left, y, width: leftWidth }, label) + 2
  drawTicketText(pdf, page.orderReference, { ...right, y: below }, strong)
  return drawTicketText(pdf, page.ticketName, { x: left, y: below, width: leftWidth }, strong)
}

function drawOutline(pdf: PDFKit.PDFDocument, fold: number, bottom: number) {
  const right = card.x + card.width
  pdf.lineWidth(1).strokeColor(color.line)
  pdf.roundedRect(card.x, card.y, card.width, bottom - card.y, 12).stroke()
  pdf
    .moveTo(card.x + 16, fold)
    .lineTo(right - 16, fold)
    .dash(4, { space: 4 })
    .stroke()
    .undash()
  for (const [x, turn] of [
    [card.x, -1],
    [right, 1],
  ] as const) {
    pdf
      .save()
      .rect(x - 1, fold - 9, 2, 18)
      .fill('#ffffff')
      .restore()
    const arc = `M ${x} ${fold - 9} A 9 9 0 0 ${turn === -1 ? 1 : 0} ${x} ${fold + 9}`
    pdf.path(arc).strokeColor(color.line).lineWidth(1).stroke()
  }
}

function drawNotes(pdf: PDFKit.PDFDocument, t: Translate, page: TicketPage, top: number) {
  const hints = `${t('ticket.scan')} ${t('ticket.keep')}`
  const y = drawTicketText(pdf, hints, { x: left, y: top, width: inner }, { ...small, maxLines: 3 })
  if (page.total === 1) return
  const position = t('ticket.page', { number: page.number, total: page.total })
  drawTicketText(pdf, position, { x: left, y: y + 4, width: inner }, small)
}

/** Draws a QR code as shapes, sharp at any size, on white that reaches four modules beyond it, as scanners need. */
export function drawTicketQr(
  pdf: PDFKit.PDFDocument,
  content: string,
  { x, y, size }: { x: number; y: number; size: number },
) {
  const { data } = encode(content, { ecc: 'M', border: 0 })
  const module = size / data.length
  const quiet = 4 * module
  pdf.rect(x - quiet, y - quiet, size + 2 * quiet, size + 2 * quiet).fill('#ffffff')
  data.forEach((row, rowIndex) => {
    for (const { start, length } of darkStretches(row)) {
      pdf.rect(x + start * module, y + rowIndex * module, length * module, module)
    }
  })
  pdf.fill('#000000')
}

// Neighboring dark modules become one rectangle, so that no viewer shows hairlines between them.
function darkStretches(row: boolean[]): { start: number; length: number }[] {
  const stretches: { start: number; length: number }[] = []
  row.forEach((isDark, index) => {
    const last = stretches.at(-1)
    if (!isDark) return
    if (last && last.start + last.length === index) last.length += 1
    else stretches.push({ start: index, length: 1 })
  })
  return stretches
}
