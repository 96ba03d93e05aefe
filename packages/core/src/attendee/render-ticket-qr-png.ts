import { crc32, deflateSync } from 'node:zlib'
import { encode } from 'uqr'

/**
 * Draws a ticket's QR code as a black and white PNG with its quiet zone, for mail clients, which show no SVG.
 * @param content what the code says to the door's scanner
 * @param moduleSize pixels per module
 */
export function renderTicketQrPng(content: string, moduleSize = 10): Uint8Array {
  const { data } = encode(content, { ecc: 'M', border: 4 })
  const size = data.length * moduleSize
  const header = Buffer.alloc(13)
  header.writeUInt32BE(size, 0)
  header.writeUInt32BE(size, 4)
  // One bit per pixel, grayscale; compression, filter and interlace methods 0.
  header.set([1, 0, 0, 0, 0], 8)
  const rows = data.flatMap((row) => Array<Buffer>(moduleSize).fill(scanline(row, moduleSize)))
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

// A filter byte, then the row's pixels, white as 1.
function scanline(row: boolean[], moduleSize: number): Buffer {
  const line = Buffer.alloc(1 + Math.ceil((row.length * moduleSize) / 8))
  for (let pixel = 0; pixel < row.length * moduleSize; pixel += 1) {
    const isDark = row[Math.floor(pixel / moduleSize)]
    const byte = 1 + (pixel >> 3)
    if (!isDark) line[byte] = (line[byte] ?? 0) | (0x80 >> (pixel & 7))
  }
  return line
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length, 0)
  body.copy(framed, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}
