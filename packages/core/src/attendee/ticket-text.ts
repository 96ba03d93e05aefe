import { readTicketFont } from './ticket-font.ts'
import { printableText, type TextRun, textRuns } from './ticket-text-runs.ts'

/** How a text stands on the ticket; sizes in points. */
export interface TicketTextStyle {
  size: number
  color: string
  isBold?: boolean
  align?: 'center' | 'right'
  /** Lines beyond these are cut off with an ellipsis; 2 where nothing is said. */
  maxLines?: number
}

const leading = 1.3

/** The height that a text takes in a column of this width. */
export function ticketTextHeight(
  pdf: PDFKit.PDFDocument,
  text: string,
  width: number,
  style: TicketTextStyle,
): number {
  return breakLines(pdf, text, width, style).length * style.size * leading
}

/** The first of these styles in which a text is whole; where it is in none, the last. */
export function fittingStyle(
  pdf: PDFKit.PDFDocument,
  text: string,
  width: number,
  styles: readonly TicketTextStyle[],
): TicketTextStyle {
  const isWhole = (style: TicketTextStyle) =>
    breakLines(pdf, text, width, { ...style, maxLines: Number.POSITIVE_INFINITY }).length <=
    (style.maxLines ?? 2)
  return styles.find(isWhole) ?? styles.at(-1) ?? { size: 9, color: '#000000' }
}

/** Draws a text in any mixture of scripts into a column and returns the y below it. */
export function drawTicketText(
  pdf: PDFKit.PDFDocument,
  text: string,
  { x, y, width }: { x: number; y: number; width: number },
  style: TicketTextStyle,
): number {
  const lines = breakLines(pdf, text, width, style)
  lines.forEach((line, index) => {
    const spare = style.align === undefined ? 0 : width - lineWidth(pdf, line, style)
    const indent = style.align === 'center' ? spare / 2 : style.align === 'right' ? spare : 0
    drawLine(pdf, line, x + indent, y + style.size * (leading * index + 1.02), style)
  })
  return y + lines.length * style.size * leading
}

function drawLine(
  pdf: PDFKit.PDFDocument,
  line: string,
  left: number,
  baseline: number,
  style: TicketTextStyle,
) {
  let x = left
  for (const run of textRuns(line, style.isBold === true)) {
    useFont(pdf, run, style.size)
    pdf
      .fillColor(style.color)
      .strokeColor(style.color)
      .lineWidth(style.size * 0.03)
    pdf.text(run.text, x, baseline, {
      lineBreak: false,
      baseline: 'alphabetic',
      fill: true,
      stroke: run.font.isThickened,
      ...shaping(run),
    })
    x += runWidth(pdf, run)
  }
}

function lineWidth(pdf: PDFKit.PDFDocument, line: string, style: TicketTextStyle): number {
  return textRuns(line, style.isBold === true).reduce((sum, run) => {
    useFont(pdf, run, style.size)
    return sum + runWidth(pdf, run)
  }, 0)
}

function runWidth(pdf: PDFKit.PDFDocument, run: TextRun): number {
  return pdf.widthOfString(run.text, shaping(run))
}

// Given features, pdfkit shapes a run as a whole; without, word by word, which leaves Arabic words in the wrong order.
function shaping(run: TextRun): { features?: PDFKit.Mixins.OpenTypeFeatures[] } {
  return run.isRightToLeft ? { features: ['kern'] } : {}
}

const registered = new WeakMap<PDFKit.PDFDocument, Set<string>>()

function useFont(pdf: PDFKit.PDFDocument, { font }: TextRun, size: number) {
  const known = registered.get(pdf) ?? new Set()
  registered.set(pdf, known)
  if (!known.has(font.file)) pdf.registerFont(font.file, readTicketFont(font.file))
  known.add(font.file)
  pdf.font(font.file, size)
}

// Lines break after spaces and hyphens and between ideographs; a longer word is broken anywhere.
const breakable =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}][，。、」』）：；！？]*|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}-]*(?:-+|\s+|$)|[^\s-]+?(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/gu

/** Measuring is what takes time, and the tickets of an order share most of their texts. */
const broken = new WeakMap<PDFKit.PDFDocument, Map<string, string[]>>()

function breakLines(pdf: PDFKit.PDFDocument, text: string, width: number, style: TicketTextStyle): string[] {
  const measure = (line: string) => lineWidth(pdf, line, style)
  const known = broken.get(pdf) ?? new Map<string, string[]>()
  broken.set(pdf, known)
  const key = JSON.stringify([text, width, style.size, style.isBold === true])
  const lines = known.get(key) ?? allLines(text, width, measure)
  known.set(key, lines)
  return shortened(lines, style.maxLines ?? 2, (line) => measure(line.trimEnd()) <= width)
}

function allLines(text: string, width: number, measure: (line: string) => number): string[] {
  const widths = new Map<string, number>()
  const widthOf = (part: string) => {
    const partWidth = widths.get(part) ?? measure(part)
    widths.set(part, partWidth)
    return partWidth
  }
  const lines: string[] = []
  let line = ''
  let sum = 0
  for (const piece of printableText(text).match(breakable) ?? []) {
    const pieces = measure(piece.trimEnd()) <= width ? [piece] : [...piece]
    for (const part of pieces) {
      sum += widthOf(part)
      // Parts stand closer together in a line than alone, so a line is measured as a whole only where it nears its end.
      if (line !== '' && sum > width * 0.8 && measure((line + part).trimEnd()) > width) {
        lines.push(line.trimEnd())
        line = ''
        sum = widthOf(part)
      }
      line += part
    }
  }
  if (line.trim() !== '') lines.push(line.trimEnd())
  return lines
}

function shortened(lines: string[], maxLines: number, fits: (line: string) => boolean): string[] {
  if (lines.length <= maxLines) return lines
  let last = [...(lines[maxLines - 1] ?? '')]
  while (last.length > 0 && !fits(`${last.join('')}…`)) last = last.slice(0, -1)
  return [...lines.slice(0, maxLines - 1), `${last.join('').trimEnd()}…`]
}
