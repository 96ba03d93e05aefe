import { textLanguage } from '@foyer/emails/language/translator'
import PDFDocument from 'pdfkit'

interface About {
  title: string
  author: string
  locale: string
}

/** An A4 document without pages, and all of its bytes once it has ended. */
export function newPdfFile({ title, author, locale }: About): {
  pdf: PDFKit.PDFDocument
  bytes: Promise<Uint8Array>
} {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    // No default font: a bundle has no metrics for Helvetica.
    font: '',
    autoFirstPage: false,
    lang: textLanguage(locale),
    displayTitle: true,
    info: { Title: title, Author: author, Creator: 'Foyer' },
  })
  const bytes = new Promise<Uint8Array>((resolve, reject) => {
    const chunks: Uint8Array[] = []
    pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
  })
  return { pdf, bytes }
}

/** Draws a cover to fill an area; sizes in points. */
export type DrawCover = (area: { x: number; y: number; width: number; height: number }) => void

/** The cover is in the file once, however often it is drawn. Null without one, and for one that is broken. */
export function coverOf(pdf: PDFKit.PDFDocument, cover: Uint8Array | null): DrawCover | null {
  if (cover === null) return null
  try {
    const image = (pdf as OpensImages).openImage(Buffer.from(cover))
    return ({ x, y, width, height }) => {
      pdf.save().rect(x, y, width, height).clip()
      pdf.image(image, x, y, { cover: [width, height], align: 'center', valign: 'center' }).restore()
    }
  } catch {
    return null
  }
}

/** pdfkit's types leave this out. */
type OpensImages = PDFKit.PDFDocument & { openImage(bytes: Buffer): Buffer }
