import { BaseLoggger, Html5QrcodeSupportedFormats } from 'html5-qrcode/esm/core'
import { ZXingHtml5QrcodeDecoder } from 'html5-qrcode/esm/zxing-html5-qrcode-decoder'
import { createFrameCanvas } from './frame-canvas.ts'
import type { FrameDecoder } from './frame-decoder.ts'

/**
 * More pixels than this make a phone slow and no code easier to read. In turns: a code that stands perfectly still may fall
 * on the pixels of one size so that it is never read.
 */
const longestSides = [800, 600, 680]

/** html5-qrcode's decoder on our own video, by an import from inside of the library: why stands in docs/decisions/0056. */
export function createHtml5Decoder(): FrameDecoder {
  const decoder = new ZXingHtml5QrcodeDecoder(
    [Html5QrcodeSupportedFormats.QR_CODE],
    false,
    new BaseLoggger(false),
  )
  const draw = createFrameCanvas()
  let frames = 0
  return async (video) => {
    const frame = draw(video, longestSides[frames++ % longestSides.length] ?? 800)
    if (!frame) return null
    try {
      return (await decoder.decodeAsync(frame.canvas)).text
    } catch {
      // It throws for every frame without a code.
      return null
    }
  }
}
