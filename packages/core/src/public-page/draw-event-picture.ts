import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import { drawTicketText, type TicketTextStyle, ticketTextHeight } from '../attendee/ticket-text.ts'
import type { EventFace } from './event-face.ts'

/** What a shared link's picture says and shows; its color is the ground where there is no cover. */
export interface EventPictureInput extends EventFace {
  /** Makes the doorways of an event without a cover its own: its id. */
  seed: string
}

const width = 1200
const height = 630
const margin = 72
const white = '#ffffff'
const organizer: TicketTextStyle = { size: 30, color: white, isBold: true, maxLines: 1 }
const title: TicketTextStyle = { size: 76, color: white, isBold: true, maxLines: 3 }
const when: TicketTextStyle = { size: 38, color: white, isBold: true, maxLines: 2 }
const place: TicketTextStyle = { size: 32, color: white, maxLines: 1 }

/**
 * Draws the picture that a shared link shows: 1200 × 630 PNG with the event's title, time and place over its cover, or over doorways in its
 * color. The fonts are those of the PDF ticket, so it holds every script that the ticket does. Import this file lazily: pdfkit and sharp are large.
 */
export async function drawEventPicture(input: EventPictureInput): Promise<Uint8Array<ArrayBuffer>> {
  const ground = input.cover
    ? await sharp(input.cover).resize(width, height, { fit: 'cover' }).png().toBuffer()
    : Buffer.from(doorways(input))
  const png = await sharp(ground)
    .composite([{ input: Buffer.from(words(input)) }])
    .png({ compressionLevel: 9, palette: true, quality: 90 })
    .toBuffer()
  return new Uint8Array(png)
}

/** The placeholder for an event without a cover, as on its page (`web/src/event-page/event-cover.tsx`). */
function doorways({ color, seed }: EventPictureInput): string {
  const doors = [...seed.slice(-7)].map((letter, index) => {
    const tall = letter.charCodeAt(0) % 6
    const door = `M${index * 172 + 12} ${height}V${290 - tall * 34}a66 66 0 0 1 148 0V${height}z`
    return `<path d="${door}" fill="#fff" opacity="${0.06 + ((tall + index) % 4) * 0.05}"/>`
  })
  return svg(`<rect width="100%" height="100%" fill="${color}"/>${doors.join('')}`)
}

/** A shade that keeps the words readable on every cover, and the words, from the bottom up. */
function words(input: EventPictureInput): string {
  const canvas = pathCanvas()
  const column = width - 2 * margin
  const lines = [
    { text: input.organizerName, style: organizer, gap: 18 },
    { text: input.title, style: title, gap: 24 },
    { text: input.when, style: when, gap: 8 },
    { text: input.place, style: place, gap: 0 },
  ].filter(({ text }) => text !== '')
  const heights = lines.map(({ text, style, gap }) => ticketTextHeight(canvas.pdf, text, column, style) + gap)
  let y = height - margin + 12 - heights.reduce((sum, part) => sum + part, 0)
  for (const [index, { text, style }] of lines.entries()) {
    drawTicketText(canvas.pdf, text, { x: margin, y, width: column }, style)
    y += heights[index] ?? 0
  }
  const shade = `<linearGradient id="s" x2="0" y2="1"><stop stop-opacity=".35"/><stop offset="1" stop-opacity=".8"/></linearGradient>`
  return svg(
    `${shade}<rect width="100%" height="100%" fill="url(#s)"/><g fill="#fff">${canvas.paths.join('')}</g>`,
  )
}

function svg(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`
}

/** Properties of the current font that pdfkit has, but does not declare. */
interface FontInUse {
  _fontSize: number
  _font: {
    font: { unitsPerEm: number }
    /** Positions are thousandths of the font's size. */
    layout: (
      text: string,
      features?: PDFKit.Mixins.OpenTypeFeatures[],
    ) => {
      glyphs: { path: { toSVG: () => string } }[]
      positions: { xAdvance: number; xOffset: number; yOffset: number }[]
    }
  }
}

/** A document that turns its texts into outlines, since no system font is there where the picture is drawn. */
function pathCanvas(): { pdf: PDFKit.PDFDocument; paths: string[] } {
  const pdf = new PDFDocument({ font: '', autoFirstPage: false })
  pdf.addPage()
  const paths: string[] = []
  const text = (run: string, left: number, baseline: number, options: PDFKit.Mixins.TextOptions) => {
    const { _font, _fontSize } = pdf as unknown as FontInUse
    const { glyphs, positions } = _font.layout(run, options.features as PDFKit.Mixins.OpenTypeFeatures[])
    const scale = _fontSize / _font.font.unitsPerEm
    const stroke = options.stroke ? ` stroke="#fff" stroke-width="${_font.font.unitsPerEm * 0.03}"` : ''
    let x = left
    for (const [index, glyph] of glyphs.entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
      const at = `${x + (xOffset * _fontSize) / 1000} ${baseline - (yOffset * _fontSize) / 1000}`
      paths.push(
        `<path transform="translate(${at}) scale(${scale} ${-scale})" d="${glyph.path.toSVG()}"${stroke}/>`,
      )
      x += (xAdvance * _fontSize) / 1000
    }
    return pdf
  }
  return { pdf: Object.assign(pdf, { text }) as PDFKit.PDFDocument, paths }
}
