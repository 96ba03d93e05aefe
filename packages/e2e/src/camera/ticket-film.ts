import { writeFileSync } from 'node:fs'
import { encode } from 'uqr'

const width = 640
const height = 480
const framesPerSecond = 10
const frames = 10
/** Modules are this many pixels wide: the code fills about two thirds of the picture, as a phone held to the camera. */
const pixelsPerModule = 10
const black = 16
const white = 235

/** Writes a film (YUV4MPEG2) that shows a QR code, for Chromium's fake camera, which plays it over and over. */
export function filmTicket(file: string, code: string): void {
  const frame = Buffer.concat([Buffer.from('FRAME\n'), picture(code)])
  const header = Buffer.from(`YUV4MPEG2 W${width} H${height} F${framesPerSecond}:1 Ip A1:1 C420jpeg\n`)
  writeFileSync(file, Buffer.concat([header, ...Array.from({ length: frames }, () => frame)]))
}

/** One frame in YUV 4:2:0: brightness a byte a pixel, then two quarter-size planes of grey. */
function picture(code: string): Buffer {
  const { data, size } = encode(code, { ecc: 'M', border: 0 })
  const brightness = Buffer.alloc(width * height, white)
  const left = Math.floor((width - size * pixelsPerModule) / 2)
  const top = Math.floor((height - size * pixelsPerModule) / 2)
  for (const [row, modules] of data.entries()) {
    for (const [column, isDark] of modules.entries()) {
      if (!isDark) continue
      for (let line = 0; line < pixelsPerModule; line++) {
        const start = (top + row * pixelsPerModule + line) * width + left + column * pixelsPerModule
        brightness.fill(black, start, start + pixelsPerModule)
      }
    }
  }
  return Buffer.concat([brightness, Buffer.alloc((width * height) / 2, 128)])
}
