import { encode } from 'uqr'

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
