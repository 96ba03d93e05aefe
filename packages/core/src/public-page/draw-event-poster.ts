import { isDark, readableOn } from '@foyer/contracts/color'
import { drawTicketQr } from '../attendee/draw-ticket-qr.ts'
import { coverOf, newPdfFile } from '../attendee/pdf-file.ts'
import { drawTicketText, fittingStyle, type TicketTextStyle } from '../attendee/ticket-text.ts'
import type { EventGraph } from '../event-graph/event-graph.ts'
import { type EventFace, eventFace, scanWords } from './event-face.ts'

/** What a poster says and shows, with every text in its language. */
export interface EventPosterInput extends EventFace {
  locale: string
  /** What scanning the code leads to. */
  scan: string
  /** The address of the event page. */
  url: string
}

const page = { width: 595.28, height: 841.89 }
const margin = 56
const column = page.width - 2 * margin
const paper = '#ffffff'
const ink = '#1c1827'
const code = 132
const footer = 208
const top = { cover: 330, plain: 150 }

const organizer: TicketTextStyle = { size: 15, color: ink, isBold: true, maxLines: 1 }
const scan: TicketTextStyle = { size: 20, color: ink, isBold: true, maxLines: 2 }
const address: TicketTextStyle = { size: 10, color: ink, maxLines: 2 }
const titles = [52, 40, 30, 22].map(
  (size): TicketTextStyle => ({ size, color: ink, isBold: true, maxLines: size > 30 ? 3 : 5 }),
)
const whens = [22, 17].map((size): TicketTextStyle => ({ size, color: ink, isBold: true, maxLines: 2 }))
const places = [17, 13].map((size): TicketTextStyle => ({ size, color: ink, maxLines: 2 }))

/**
 * Draws one A4 page: cover, title, when and where, and at its foot the code of the event page on the event's color. Import this file
 * lazily: pdfkit and its fonts are large.
 */
export function drawEventPoster(input: EventPosterInput): Promise<Uint8Array> {
  const { pdf, bytes } = newPdfFile({ ...input, author: input.organizerName })
  pdf.addPage()
  const drawCover = coverOf(pdf, input.cover)
  const head = drawCover ? top.cover : top.plain
  pdf.rect(0, 0, page.width, head).fill(input.color)
  drawCover?.({ x: 0, y: 0, width: page.width, height: head })
  drawWords(pdf, input, head + 40)
  drawFoot(pdf, input)
  pdf.end()
  return bytes
}

/** The poster of an event in that language. `url`: the address of its page. */
export async function eventPoster(locale: string, graph: EventGraph, url: string): Promise<Uint8Array> {
  return drawEventPoster({ ...(await eventFace(locale, graph)), locale, scan: scanWords(locale), url })
}

function drawWords(
  pdf: PDFKit.PDFDocument,
  { organizerName, title, when, place }: EventPosterInput,
  from: number,
) {
  const write = (text: string, y: number, styles: readonly TicketTextStyle[]) =>
    drawTicketText(pdf, text, { x: margin, y, width: column }, fittingStyle(pdf, text, column, styles))
  let y = write(organizerName, from, [organizer]) + 8
  y = write(title, y, titles) + 18
  y = write(when, y, whens) + 6
  if (place !== '') write(place, y, places)
}

function drawFoot(pdf: PDFKit.PDFDocument, input: EventPosterInput) {
  const y = page.height - footer
  pdf.rect(0, y, page.width, footer).fill(input.color)
  drawTicketQr(pdf, input.url, { x: margin, y: y + (footer - code) / 2, size: code })
  const color = readableOn(isDark(input.color) ? paper : ink, [input.color], 4.5)
  const beside = { x: margin + code + 40, width: column - code - 40 }
  const next = drawTicketText(pdf, input.scan, { ...beside, y: y + 70 }, { ...scan, color })
  drawTicketText(
    pdf,
    input.url.replace(/^https?:\/\//, ''),
    { ...beside, y: next + 6 },
    { ...address, color },
  )
}
