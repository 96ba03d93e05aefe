import { crc32, deflateSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** The grid on which `public/favicon.svg` draws the house's mark: a doorway, white on violet. */
const grid = 32
const ground = [0x7c, 0x3f, 0xd6]
/** Looks per pixel in each direction, for smooth edges. */
const looks = 4

/**
 * The mark as PNG, which phones want for their home screens, drawn when the app is built. A maskable icon and Apple's fill the square: the
 * system cuts their corners.
 */
export function appIcons(): Plugin {
  const icons = {
    'icons/icon-192.png': drawIcon(192, { isRounded: true }),
    'icons/icon-512.png': drawIcon(512, { isRounded: true }),
    'icons/maskable-512.png': drawIcon(512, { isRounded: false }),
    'icons/apple-touch-icon.png': drawIcon(180, { isRounded: false }),
  }
  return {
    name: 'foyer:app-icons',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      for (const [fileName, source] of Object.entries(icons))
        this.emitFile({ type: 'asset', fileName, source })
    },
  }
}

/** @param size pixels in each direction */
export function drawIcon(size: number, { isRounded }: { isRounded: boolean }): Uint8Array {
  const rows = Array.from({ length: size }, (_, y) => {
    const row = Buffer.alloc(1 + size * 4)
    for (let x = 0; x < size; x += 1) row.set(pixel(x, y, size, isRounded), 1 + x * 4)
    return row
  })
  const header = Buffer.alloc(13)
  header.writeUInt32BE(size, 0)
  header.writeUInt32BE(size, 4)
  // Eight bits per channel, red, green, blue and alpha.
  header.set([8, 6, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function pixel(x: number, y: number, size: number, isRounded: boolean): number[] {
  let inMark = 0
  let inSquare = 0
  for (let look = 0; look < looks * looks; look += 1) {
    const at = {
      x: ((x + ((look % looks) + 0.5) / looks) / size) * grid,
      y: ((y + (Math.floor(look / looks) + 0.5) / looks) / size) * grid,
    }
    if (isRounded && !isInSquare(at)) continue
    inSquare += 1
    if (isInMark(at)) inMark += 1
  }
  const white = inSquare === 0 ? 0 : inMark / inSquare
  const color = ground.map((channel) => Math.round(channel + (255 - channel) * white))
  return [...color, Math.round((inSquare / looks ** 2) * 255)]
}

interface Point {
  x: number
  y: number
}

/** A square with corners of radius 8. */
function isInSquare({ x, y }: Point): boolean {
  const [dx, dy] = [8 - Math.min(x, grid - x), 8 - Math.min(y, grid - y)]
  return dx <= 0 || dy <= 0 || Math.hypot(dx, dy) <= 8
}

/** An arch of half-width 7, less the opening of half-width 2. */
function isInMark(at: Point): boolean {
  return isInArch(at, 7, 11) && !isInArch(at, 2, 17)
}

function isInArch({ x, y }: Point, halfWidth: number, spring: number): boolean {
  if (y > 25) return false
  return y >= spring ? Math.abs(x - 16) <= halfWidth : Math.hypot(x - 16, y - spring) <= halfWidth
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length, 0)
  body.copy(framed, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}
